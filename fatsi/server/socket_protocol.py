"""How messages are packed: once for all who are told the same.

Everybody at a table is told of an action at the same time, and many of them in the same words. With a context of its
own for each connection, as is usual, each message would be packed for each of them, and every connection would hold
memory while nothing happens. So every message is packed by itself, quickly, and what was packed last is kept for the
next one who is sent the same.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.server import ServerProtocol

_FASTEST: Final = 1
_END: Final = b"\x00\x00\xff\xff"
"""What ends a block that was flushed; the protocol leaves it away."""
_NOT_WORTH_IT: Final = 200
"""Bytes up to which a message is sent as it is."""


@lru_cache(maxsize=64)
def _pack(message: bytes) -> bytes:
    packer = zlib.compressobj(_FASTEST, wbits=-zlib.MAX_WBITS)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_END)


class _PackedOnce(PerMessageDeflate):
    """The usual extension for what comes in; what goes out is packed once for all."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or not frame.fin or frame.opcode is Opcode.CONT:
            return frame
        if len(frame.data) <= _NOT_WORTH_IT:
            return frame
        return Frame(frame.opcode, _pack(bytes(frame.data)), rsv1=True)


class _PackedOnceFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_max_window_bits=12)

    def process_request_params(self, *arguments: Any) -> Any:
        parameters, agreed = super().process_request_params(*arguments)
        if agreed.local_max_window_bits < zlib.MAX_WBITS:
            # Somebody who can unpack only little at a time: no browser. They are packed for alone.
            return parameters, agreed
        extension: Extension = _PackedOnce(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
        return parameters, extension


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol of live connections, with messages packed so."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn = ServerProtocol(
            extensions=[_PackedOnceFactory()], max_size=self.config.ws_max_size, logger=self.conn.logger
        )
