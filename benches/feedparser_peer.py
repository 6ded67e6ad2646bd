"""Measures feedparser (PyPI) on one thread, with the feeds of the benchmark `feed_parse`.

    pip install feedparser
    python3 benches/feedparser_peer.py ../shared/real/feeds/shows

Prints the number of files and bytes, and processor time and MB/s of the best of three rounds, as one line of JSON.
"""

import json
import pathlib
import sys
import time

import feedparser

ROUNDS = 3


def read_all(feeds):
    start = time.process_time()
    items = sum(len(feedparser.parse(feed).entries) for feed in feeds)
    return time.process_time() - start, items


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: feedparser_peer.py FOLDER")
    files = sorted(path for path in pathlib.Path(sys.argv[1]).rglob("*") if path.is_file())
    feeds = [path.read_bytes() for path in files]
    size = sum(map(len, feeds))
    seconds, items = min(read_all(feeds) for _ in range(ROUNDS))
    result = {
        "feedparser": feedparser.__version__,
        "files": len(files),
        "items": items,
        "bytes": size,
        "cpu_seconds": round(seconds, 2),
        "mb_per_second": round(size / 1e6 / seconds, 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
