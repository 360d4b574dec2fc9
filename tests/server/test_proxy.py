"""Behind nginx with https, as `deploy/nginx.conf` says; and which names a server answers to."""

import json
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
from websockets.sync.client import connect

from tests.server.clusters import free_port
from tests.server.conftest import Serve
from tests.server.requirements import nginx
from tests.server.running import ROOT, Running

NAME = "fatsi.example.org"
WITHIN = 90.0


def certificate(folder: Path) -> None:
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "2",
    ]
    command += ["-days", "2", "-subj", f"/CN={NAME}", "-keyout", "privkey.pem", "-out", "fullchain.pem"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=300)


@contextmanager
def behind_nginx(server: Running, folder: Path) -> Iterator[int]:
    """Run nginx with our file, but for its port, the server's port and the certificate; return the port."""
    program, port = nginx(), free_port()
    certificate(folder)
    ours = (ROOT / "deploy" / "nginx.conf").read_text()
    for before, now in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ("127.0.0.1:8765", server.address.removeprefix("http://")),
    ):
        assert before in ours
        ours = ours.replace(before, now)
    (folder / "site.conf").write_text(ours)
    paths = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {paths}\ninclude {folder}/site.conf; }}\n"
    )
    running = subprocess.Popen([program, "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"], cwd=folder)
    try:
        yield port
    finally:
        running.terminate()
        running.wait(timeout=300)


def eventually_there(visitor: httpx2.Client) -> None:
    until = time.monotonic() + WITHIN
    while True:
        try:
            assert visitor.get("/health").status_code == 200
            return
        except httpx2.TransportError:
            assert time.monotonic() < until
            time.sleep(0.1)


def check_it_answers_to_its_name_only(named: Running) -> None:
    """Whoever listens to the whole network without a name is warned: `test_outages.py` starts one without."""
    assert "--allow-host" not in named.output()
    foreign = httpx2.get(f"{named.address}/", headers={"Host": "evil.example"}, trust_env=False, timeout=WITHIN)
    assert foreign.status_code == 400


def test_a_table_is_played_through_nginx_with_https(serve: Serve, tmp_path: Path) -> None:
    server = serve(arguments=("--host", "0.0.0.0", "--allow-host", NAME))
    check_it_answers_to_its_name_only(server)
    (folder := tmp_path / "nginx").mkdir()
    headers = {"Host": NAME, "Origin": f"https://{NAME}"}
    with behind_nginx(server, folder) as port:
        address = f"https://127.0.0.1:{port}"
        with httpx2.Client(base_url=address, headers=headers, verify=False, trust_env=False, timeout=WITHIN) as visitor:
            eventually_there(visitor)
            assert visitor.get("/metrics").status_code == 404
            assert visitor.post("/replay", files={"record": ("r.txt", b"x" * 400_000)}).status_code == 413
            foreign = visitor.post("/tables", data={"players": "1"}, headers={"Origin": f"http://{NAME}"})
            assert foreign.status_code == 403, "the same name without https is another site"
            opened = visitor.post("/tables", data={"players": "1"})
            assert opened.status_code == 303
            cookie = opened.headers["set-cookie"]
            assert cookie.startswith("__Host-fatsi_reader=")
            told = {part.strip().lower() for part in cookie.split(";")}
            assert {"secure", "httponly", "path=/"} <= told and "domain" not in cookie.lower()
            assert "max-age" in visitor.get("/").headers["strict-transport-security"]
        secret = cookie.partition(";")[0]
        insecure = ssl.create_default_context()
        insecure.check_hostname, insecure.verify_mode = False, ssl.CERT_NONE
        with connect(
            f"wss://{NAME}{opened.headers['location']}/socket",
            sock=socket.create_connection(("127.0.0.1", port)),
            ssl=insecure,
            proxy=None,
            open_timeout=WITHIN,
            additional_headers={"Origin": f"https://{NAME}", "Cookie": secret},
        ) as live:
            live.send('{"do":"hello","version":-1}')
            shown = json.loads(live.recv(WITHIN))
            action = shown["parts"]["decision"].partition('data-action="')[2].partition('"')[0]
            live.send(json.dumps({"do": "act", "version": 0, "action": action, "id": "a"}))
            while (answer := json.loads(live.recv(WITHIN))).get("id") != "a":
                pass
            assert answer["version"] == 1
