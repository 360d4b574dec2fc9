"""What the server counts, for Prometheus: tables, connections, actions and how long they take, what waits."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self.actions: Final = Counter(
            "fatsi_actions", "Actions that were stored and broadcast.", registry=self._registry
        )
        self.action_seconds: Final = Histogram(
            "fatsi_action_seconds",
            "From an action to the moment when everybody was notified.",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.refused: Final = Counter(
            "fatsi_refused", "Requests that were refused, by their code.", ["code"], registry=self._registry
        )
        self.tables: Final = self._gauge("fatsi_tables", "Tables in memory.")
        self.connections: Final = self._gauge("fatsi_connections", "Live connections of pages.")
        self.sockets: Final = self._gauge("fatsi_sockets", "TCP connections.")
        self.sockets_rejected: Final = self._gauge("fatsi_sockets_rejected", "TCP connections that were turned away.")
        self.sockets_timed_out: Final = self._gauge("fatsi_sockets_timed_out", "TCP connections that were too slow.")
        self.work_waiting: Final = self._gauge("fatsi_work_waiting", "Bots, hints and uploads that wait for a worker.")
        self.work_running: Final = self._gauge("fatsi_work_running", "Workers that are busy.")

    def _gauge(self, name: str, description: str) -> Gauge:
        return Gauge(name, description, registry=self._registry)

    def text(self) -> bytes:
        """Return all figures as Prometheus reads them."""
        return generate_latest(self._registry)
