"""Hooks of schemathesis that put hostile values in place of plain ones: in bodies, query strings and paths.

Each value is drawn by Hypothesis, so that a seed gives the same requests again. Half of the paths have ids that exist on the
server of EARSHOT_URL, because the server reads no other value after an unknown id.
"""

import json
import os
from urllib.request import urlopen

import schemathesis
from hypothesis import strategies as st

# 64 KB, in UTF-8 and in characters.
LONG = 64 << 10
# More than a recursive reader may support; Python's own JSON writer stops at about a thousand.
DEPTH = 400

CONTROLS = ["\x00", "a\x00b", "\x01\x02\x1f\x7f", "\r\nset-cookie: a=b", "\u0085\u2028\u2029", "\ufeffa", "\ufffe\uffff"]
DIRECTIONS = ["\u202etxt.exe", "\u2066\u2067\u2069", "\u200f\u05d0\u05d1 abc \u061c\u0645"]
MARKS = ["a" + "\u0301" * 500, "\u200b\u200c\u200d\u2060", "\u00ad" * 100, "\U000e0041\U000e007f", "\ufdfa" * 50]
EMOJI = ["👩‍👩‍👧‍👦", "🏳️‍🌈" * 50, "\U0001f1e6" * 21, "👍🏽\ufe0f\u20e3"]
FOLDS = ["ⓜⓘⓚⓔ", "ß\u1e9eﬀ", "İıIi", "\u212a\u212b", "ϓ\u0345"]
STATEMENTS = ["' OR 1=1 --", "'; DROP TABLE users; --", "%' ESCAPE '\\", "\\'\"`", "$1", "?1", "{{7*7}}", "${jndi:ldap://127.0.0.1/a}"]
MARKUP = ["</script><script>alert(1)</script>", "<!--", "]]>", "<svg/onload=alert(1)>", "{% raw %}", "<%= 1 %>", "&#0;&amp;&lt;"]
PATHS = ["../../../etc/passwd", "..%2f..%2f", "%00", "%", "%zz", "%c0%af", ".", "//", "CON", "file:///etc/passwd"]
QUERIES = ["a AND (b OR", '"' * 200, "(" * 500, "title:*", "*" * 300, "~100^1e38", "[* TO *]", "\\" * 99, "NOT NOT NOT"]
NUMBERS = ["9" * 400, "-0", "1e308", "1e-400", "0x7fffffffffffffff", "NaN", "Infinity", "１２３"]
# One more than the largest value of a type, and one less than the smallest.
BOUNDS = [str(number) for number in (-1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1, 2**64, -(2**63) - 1)]
LARGE = ["a" * LONG, "a " * (LONG // 2), "\U0001f600" * (LONG // 4), "-" * LONG]

TEXTS = CONTROLS + DIRECTIONS + MARKS + EMOJI + FOLDS + STATEMENTS + MARKUP + PATHS + QUERIES + NUMBERS + BOUNDS
# JSON can express half a surrogate pair, and UTF-8 cannot.
HALVES = ["\ud800", "\udfff", "a\udc00b", "\udc00\ud800"]


def known_ids():
    """Ids that exist on the server, by the name of their parameter."""

    def get(path):
        with urlopen(f"{os.environ['EARSHOT_URL']}/api/v1/{path}") as answer:
            return json.load(answer)["data"]

    podcast = get("public/directory?letter=d")["podcasts"][0]
    episode = get(f"podcasts/{podcast['slug']}/episodes")["podcastWithEpisodes"]["episodes"][0]
    return {"podcastIdOrSlug": [podcast["id"], podcast["slug"]], "episodeId": [episode["episodeId"]], "letter": ["d"]}


KNOWN = known_ids()


def nested(make):
    value = None
    for _ in range(DEPTH):
        value = make(value)
    return value


OF_JSON = [
    *TEXTS,
    *HALVES,
    *LARGE,
    *(2**31, 2**63, 2**64, -(2**63) - 1, 10**400, -(10**30), 1e308, -0.0, 5e-324),
    *(nested(lambda inner: [inner]), nested(lambda inner: {"a": inner}), {"": ""}, {"__proto__": {"a": 1}}, ["a"] * 5_000, None),
]
# Parts of a form are bytes of UTF-8.
OF_FORM = [*TEXTS, *LARGE]
# One of the longest fits into a URL, three do not. A request whose head is too large never reaches the calls.
OF_QUERY = [*TEXTS, "a" * 8_000]
# Segments of a path have their own rules, so these stay short.
OF_PATH = [text for text in TEXTS if len(text) < 200 and text not in (".", "//")]


def places(value, at=()):
    """The paths of the leaves of a JSON value."""
    if isinstance(value, dict) and value:
        return [place for key, inner in value.items() for place in places(inner, (*at, key))]
    if isinstance(value, list) and value:
        return [place for index, inner in enumerate(value[:20]) for place in places(inner, (*at, index))]
    return [at]


def replaced(value, place, new):
    if not place:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[place[0]] = replaced(value[place[0]], place[1:], new)
    return copy


@st.composite
def with_hostile_leaves(draw, value, hostile):
    """A copy of the value with hostile values in one to three of its leaves."""
    for _ in range(draw(st.integers(1, 3))):
        value = replaced(value, draw(st.sampled_from(places(value))), draw(st.sampled_from(hostile)))
    return value


@st.composite
def with_hostile_values(draw, values, names, hostile, numbers=()):
    """A copy of the parameters: one to three names get hostile values, the other names those of existing rows."""
    chosen = draw(st.lists(st.sampled_from(sorted(names)), min_size=1, max_size=draw(st.sampled_from([1, 1, 3])), unique=True))
    known = {name: draw(st.sampled_from(KNOWN[name])) for name in names if name in KNOWN}
    bounds = st.one_of(st.sampled_from(BOUNDS), st.sampled_from(BOUNDS + hostile))
    return {**values, **known, **{name: draw(bounds if name in numbers else st.sampled_from(hostile)) for name in chosen}}


def is_number(parameter):
    kinds = parameter.definition.get("schema", {}).get("type")
    return bool({"integer", "number"} & set([kinds] if isinstance(kinds, str) else kinds or []))


@schemathesis.hook
def flatmap_body(context, body):
    if not isinstance(body, (dict, list)):
        return st.just(body)
    is_json = all("json" in form.media_type for form in context.operation.body)
    return with_hostile_leaves(body, OF_JSON if is_json else OF_FORM)


@schemathesis.hook
def flatmap_query(context, query):
    names = [parameter.name for parameter in context.operation.query]
    numbers = {parameter.name for parameter in context.operation.query if is_number(parameter)}
    return with_hostile_values(query or {}, names, OF_QUERY, numbers) if names else st.just(query)


@schemathesis.hook
def flatmap_path_parameters(context, path_parameters):
    if not path_parameters:
        return st.just(path_parameters)
    hostile = with_hostile_values(path_parameters, path_parameters, OF_PATH)
    if not path_parameters.keys() <= KNOWN.keys():
        return hostile
    return st.one_of(st.fixed_dictionaries({name: st.sampled_from(KNOWN[name]) for name in path_parameters}), hostile)
