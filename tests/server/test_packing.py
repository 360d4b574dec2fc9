"""Messages that are packed once for all who receive the same: everybody can unpack them, whatever they can do."""

import zlib

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from fatsi.server.socket_protocol import _pack, _PackedOnce, _PackedOnceFactory

MESSAGE = ("<li>Ghoul steps to the village</li>" * 40).encode()


def agreed(*offered: tuple[str, str | None]) -> tuple[dict[str, str | None], PerMessageDeflate]:
    parameters, extension = _PackedOnceFactory().process_request_params(list(offered), [])
    return dict(parameters), extension


def unpacked(frame: Frame, window: int) -> bytes:
    return zlib.decompressobj(wbits=-window).decompress(bytes(frame.data) + b"\x00\x00\xff\xff")


def test_a_message_is_packed_once_for_all_connections() -> None:
    _pack.cache_clear()
    for _ in range(3):
        parameters, extension = agreed(("client_max_window_bits", None))
        assert isinstance(extension, _PackedOnce) and "server_no_context_takeover" in parameters
        frame = extension.encode(Frame(Opcode.TEXT, MESSAGE))
        assert frame.rsv1 and len(frame.data) < len(MESSAGE) / 4
        assert unpacked(frame, zlib.MAX_WBITS) == MESSAGE
    assert _pack.cache_info().misses == 1


@pytest.mark.parametrize("frame", [Frame(Opcode.TEXT, b"short"), Frame(Opcode.PING, b""), Frame(Opcode.CLOSE, b"")])
def test_what_is_short_goes_as_it_is(frame: Frame) -> None:
    assert agreed()[1].encode(frame) is frame


def test_whoever_can_unpack_only_little_at_a_time_is_packed_for_alone() -> None:
    parameters, extension = agreed(("server_max_window_bits", "10"))
    assert not isinstance(extension, _PackedOnce) and parameters["server_max_window_bits"] == "10"
    assert unpacked(extension.encode(Frame(Opcode.TEXT, MESSAGE)), 10) == MESSAGE
