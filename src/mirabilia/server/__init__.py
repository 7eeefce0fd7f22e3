"""The server: HTTP and WebSocket over `tables`.

wire       what clients send and get
middleware where a request comes from, how many of them
access     secrets of seats and players
limits     how much one connection or address may ask
lobby      games, tables, seats, records: HTTP
sockets    a seat or a spectator at a table: WebSocket
app        all of it put together; serve: the process
"""
