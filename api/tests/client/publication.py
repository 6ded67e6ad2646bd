"""Publishes two new episodes of a show of the sample catalog: one with a guest, one in whose transcript she is mentioned."""

import os
import subprocess
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
from pathlib import Path

PERSON = "Isolde Marrable"
COMPANY = "Tidewrack Kettles"
KEYWORD = "medlar"
WITH_GUEST = "Medlars, slowly"
WITH_MENTION = "The kettle that would not boil"
# Where the transcript mentions her: not at the beginning, where people are introduced.
MENTION_SECOND = 665

SHOW = "brine-and-patience"
TRANSCRIPT = "25-the-kettle-that-would-not-boil.vtt"

# After the alerts of the tests are created, so that the episodes are news.
PUBLISHED_AT = datetime.now(timezone.utc) + timedelta(minutes=10)

ITEMS = f"""
    <item>
      <title>{WITH_MENTION}</title>
      <guid isPermaLink="false">brineandpatience.example/0025</guid>
      <pubDate>{format_datetime(PUBLISHED_AT)}</pubDate>
      <description>Delphine takes three thermostats apart and finds the one that drifts.</description>
      <enclosure url="https://brineandpatience.example/audio/25.mp3" length="22722096" type="audio/mpeg"/>
      <itunes:duration>31:32</itunes:duration>
      <podcast:transcript url="https://brineandpatience.example/transcripts/{SHOW}/{TRANSCRIPT}" type="text/vtt" language="en-US"/>
    </item>
    <item>
      <title>{WITH_GUEST}</title>
      <guid isPermaLink="false">brineandpatience.example/0024</guid>
      <pubDate>{format_datetime(PUBLISHED_AT - timedelta(minutes=1))}</pubDate>
      <description><![CDATA[<p>How to wait for a fruit until it is nearly rotten.</p>
<p>Guest: {PERSON}, grower of medlars</p>
<p>This episode is brought to you by {COMPANY}. Get 10 % off your first kettle with BRINE at tidewrack.example.</p>]]></description>
      <enclosure url="https://brineandpatience.example/audio/24.mp3" length="30722096" type="audio/mpeg"/>
      <itunes:duration>42:38</itunes:duration>
      <podcast:person role="host">Delphine Marsh-Aguilar</podcast:person>
      <podcast:person role="guest">{PERSON}</podcast:person>
    </item>
"""

CUES = [
    ("00:00:01.000 --> 00:00:06.000", "A kettle is a promise. Mine has not kept it since the spring."),
    ("00:00:40.000 --> 00:00:47.000", f"The engineers at {COMPANY} changed the sensor, and nobody told the cooks."),
    (f"00:11:0{MENTION_SECOND - 660}.000 --> 00:11:12.000", f"{PERSON} wrote about it in her book on slow kitchens."),
    ("00:11:30.000 --> 00:11:37.000", "So I boiled the same liter of water forty times, and wrote down each minute."),
]


def start_publishing():
    """Starts the pipeline on the changed feed. Returns its process."""
    sample = Path(os.environ["EARSHOT_DATA"]) / "sample"
    lines = [f"{time}\n<v Delphine Marsh-Aguilar>{text}\n" for time, text in CUES]
    (sample / "transcripts" / SHOW / TRANSCRIPT).write_text("\n".join(["WEBVTT\n", *lines]))
    feed = sample / "feeds" / f"{SHOW}.xml"
    before, item, rest = feed.read_text().partition("    <item>")
    feed.write_text(before + ITEMS + item + rest)
    command = [os.environ["EARSHOT"], "--quiet", "pipeline", str(feed), "--transcripts-from", str(sample / "transcripts")]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)
