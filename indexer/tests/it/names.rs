//! Names in all their spellings: a table of titles and queries, and the shared queries where they are available.

use crate::corpus::{SHOW_TARGETS, Show, TestEngine, must, open, options, term};
use earshot_indexer::{Page, SearchBackend};
use earshot_model::search::{MatchMode, SearchMode, SearchTerm, TermRequest, parse_query_line};
use std::collections::BTreeSet;
use std::path::Path;

/// A title, the language of its podcast, queries that find it, and queries that do not. A query in quotes is a phrase.
type Row = (&'static str, &'static str, &'static [&'static str], &'static [&'static str]);

const NAMES: &[Row] = &[
    // Hyphens, joined words and camel case.
    (
        "X-Ray Vision",
        "en",
        &["xray", "x ray", "x-ray", "\"xray vision\"", "\"x ray vision\""],
        &["\"xray visions of\""],
    ),
    ("Off-Road Bakery", "en", &["offroad", "off road"], &["roadbakery shop"]),
    (
        "RadioLighthouse Hour",
        "en",
        &["radio lighthouse", "lighthouse", "\"radio lighthouse hour\""],
        &["\"radio hour\""],
    ),
    ("Gold Miners Club", "en", &["goldminers", "gold miners", "goldminersclub"], &["goldclub"]),
    ("SaveTheOldBarn", "en", &["save the old barn", "savetheoldbarn"], &[]),
    ("Birdhouse Builders", "en", &["bird house", "\"bird house builders\"", "bird-house"], &["\"house bird\""]),
    ("ZZ/Top Tribute", "", &["zztop", "zz top", "ZZ/Top", "\"zztop tribute\""], &[]),
    // Initials.
    ("C.I.A. Files", "en", &["CIA", "C.I.A.", "cia files", "\"CIA files\""], &["\"C files\""]),
    ("Reading C.S. Lewis", "en", &["CS Lewis", "\"CS Lewis\"", "C. S. Lewis"], &["\"S Lewis\""]),
    ("GRR Marten at Home", "en", &["G.R.R. Marten", "\"G.R.R. Marten\""], &[]),
    ("H. G. Welles Radio", "en", &["HG Welles", "\"H.G. Welles\"", "\"HG Welles radio\""], &[]),
    // Numbers and symbols.
    ("25,000 Steps", "en", &["25000 steps", "25,000", "25.000"], &["25 steps"]),
    ("€200M Startups", "en", &["200M", "$200m startups"], &[]),
    ("F# Fridays", "en", &["F#", "fsharp", "f sharp"], &["F fridays tune"]),
    ("G++ Compiler Talk", "en", &["g++", "G++ compiler"], &["vitamin g compiler"]),
    (".NET Evenings", "en", &[".net", "dotnet", ".NET evenings"], &[]),
    ("Vue.js Kitchen", "en", &["vuejs", "vue.js", "vue js"], &[]),
    ("Salt & Pepper Stories", "en", &["salt and pepper", "salt & pepper", "\"salt and pepper\""], &["\"salt pepper\""]),
    ("Brot & Spiele Heute", "de", &["brot und spiele", "\"brot und spiele\""], &["\"brot spiele\""]),
    ("M&N Trading", "en", &["M&N", "m and n", "mn trading"], &[]),
    ("70% Ocean", "en", &["70 percent ocean", "70% ocean", "70 ocean"], &["70% mountains desert"]),
    ("Ke$ton Tapes", "", &["keston", "ke$ton"], &[]),
    // Invisible characters.
    ("Zep\u{AD}pelin Post", "de", &["zeppelin"], &[]),
    ("Night\u{200B}fall Notes", "en", &["nightfall", "\"nightfall notes\""], &[]),
    ("Sunrise™ Stories", "en", &["sunrise", "\"sunrise stories\""], &[]),
    ("𝕎𝕚𝕝𝕕 Rivers", "en", &["wild rivers"], &[]),
    ("Ｗｉｄｅ Roads", "en", &["wide roads"], &[]),
    // Letters with several spellings.
    ("Ålesund Nytt", "no", &["aalesund", "alesund", "Ålesund", "\"aalesund nytt\""], &[]),
    ("Kjøkken Praten", "en", &["kjokken", "kjoekken"], &[]),
    ("Jürgen Grüßt", "en", &["juergen", "jurgen", "gruesst", "grusst"], &[]),
    ("Moers Aktuell", "en", &["Mörs"], &[]),
    ("Poet Corner", "en", &["poet"], &["pot"]),
    ("Ήλιος και Λόγος", "el", &["ΛΟΓΟΣ", "λογοσ", "λόγος"], &[]),
    ("Ίδιος Δρόμος", "", &["ΔΡΟΜΟΣ", "δρομοσ"], &[]),
    ("Ilık Irmak", "tr", &["ILIK", "ilik", "ırmak", "IRMAK"], &[]),
    ("إذاعة الفجر", "ar", &["اذاعة", "اذاعه الفجر"], &[]),
    ("کتاب‌ها و قصه", "fa", &["كتابها", "کتاب", "کتاب ها"], &[]),
    ("१०० कदम", "hi", &["100"], &[]),
    ("अंग्रेज़ी पाठ", "hi", &["अंग्रेजी", "अङ्ग्रेजी"], &[]),
    ("ක්‍රියා ලෝකය", "si", &["ක්රියා"], &[]),
    ("臺灣歷史", "zh-TW", &["台湾历史", "历史", "歷史", "\"湾历史\""], &[]),
    ("简体新闻", "zh", &["簡體新聞"], &[]),
    ("マイケル・ジョーダン伝", "ja", &["マイケルジョーダン", "ジョーダン", "\"マイケル・ジョーダン\""], &[]),
    // Apostrophes.
    ("Пам'ять міста", "uk", &["Памʼять", "Пам’ять", "память"], &[]),
    ("Kauaʻi Mornings", "en", &["kauai", "Kaua'i"], &[]),
    ("Dennis' and Wendy's Table", "", &["wendys", "wendy's", "wendy´s", "dennis"], &[]),
    ("L'amic d'Olot", "ca", &["amic", "l'amic", "olot", "lamic"], &[]),
    ("Wendys of Ohio", "", &["wendy's ohio"], &[]),
    ("O'Malley at Sea", "en", &["o malley", "omalley", "malley", "O’Malley"], &[]),
    ("Farmer's Market Radio", "en", &["farmersmarket", "farmers market", "farmer's market", "farmer’s market"], &[]),
    ("Farmersmarket Daily", "en", &["farmersmarket", "farmers market", "farmer's market"], &[]),
    // Signs.
    ("Disney+ Fans", "en", &["disney+", "disneyplus", "disney", "disney plus", "Disney Plus fans"], &["disney minus"]),
    ("Paramount Plus Report", "en", &["paramount+", "paramount plus", "paramountplus"], &[]),
    ("C+ Students", "en", &["c+", "c plus", "cplus"], &["c++"]),
    ("The A+ Exam", "en", &["a+", "a+ exam"], &[]),
    ("Ten 10,0 Seconds", "en", &["10,0", "10.0"], &["10,000"]),
    ("AT&T Wires", "en", &["at&t", "AT&T wires", "att wires"], &["q&a"]),
    ("At the T in Boston and Back", "en", &["boston"], &["at&t"]),
    // Articles and conjunctions that are written as one word with the next.
    ("المكتبة العامة", "ar", &["مكتبة", "المكتبة", "مكتبه", "عامة", "والمكتبة", "بالمكتبة"], &["كتاب"]),
    ("مكتبة بغداد", "", &["المكتبة", "مكتبة"], &[]),
    ("الثقافة والفنون", "", &["ثقافة", "الفنون", "فنون"], &[]),
    ("הספרייה הלאומית", "he", &["ספרייה", "הספרייה", "לאומית"], &[]),
    ("ספרייה וקולנוע", "he", &["הספרייה", "קולנוע"], &[]),
    // Emoji.
    ("🦊 Den", "en", &["🦊", "🦊 den"], &["🦊🐻 cave"]),
];

fn quoted(query: &str) -> SearchTerm {
    let quotes = ['"', '“', '”', '„', '«', '»'];
    let text = query.trim_matches(quotes);
    SearchTerm { phrase: text.len() < query.len(), mode: MatchMode::Must, ..term(text, SHOW_TARGETS) }
}

#[test]
fn names_are_found_as_people_write_them() {
    let row = |(number, (title, language, ..)): (usize, &Row)| {
        let show = Show::with_feed_url(&format!("https://{number}.example/feed"), title, "x");
        show.with(|podcast| podcast.language = (!language.is_empty()).then(|| (*language).to_owned()))
    };
    let opened = open(&NAMES.iter().enumerate().map(row).collect::<Vec<Show>>());
    let mut wrong = Vec::new();
    for (title, _, finds, not) in NAMES {
        let rows = finds.iter().map(|query| (query, true)).chain(not.iter().map(|query| (query, false)));
        for (query, expected) in rows {
            let found = opened.titles_of(&[quoted(query)]);
            if found.iter().any(|found| found == title) != expected {
                wrong.push(format!("{query:?} and {title:?}: expected {expected}, found {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_spelling_of_the_query_ranks_above_others() {
    let titles = ["Bird-House Radio", "Birdhouse Radio", "Bird House Radio"];
    let shows = [("one", titles[0], 50.0), ("two", titles[1], 1.0), ("three", titles[2], 50.0)];
    let shows = shows.map(|(name, title, popularity)| {
        Show::with_feed_url(&format!("https://{name}.example/feed"), title, "x").with_authority(popularity)
    });
    let opened = open(&shows);
    let first = |query: &str| opened.titles(query).first().cloned().unwrap_or_default();
    assert_eq!(first("birdhouse radio"), "Birdhouse Radio");
    assert_ne!(first("bird house radio"), "Birdhouse Radio");
    assert_eq!(opened.titles("birdhouse").len(), 3);
}

#[test]
fn all_words_of_a_name_are_highlighted() {
    let opened = open(&[
        Show::new("The X-Ray Files", "x"),
        Show::new("RadioLighthouse", "x"),
        Show::new("Kauaʻi Nights", "x"),
        Show::new("Reading C.S. Lewis", "x"),
    ]);
    let cases = [
        ("xray", false, "The <em>X-Ray</em> Files"),
        ("the xray files", true, "<em>The</em> <em>X-Ray</em> <em>Files</em>"),
        ("radio lighthouse", false, "<em>RadioLighthouse</em>"),
        ("kauai", false, "<em>Kauaʻi</em> Nights"),
        ("cs lewis", true, "Reading <em>C.S.</em> <em>Lewis</em>"),
    ];
    for (query, phrase, expected) in cases {
        let hits = opened.podcasts(&[SearchTerm { phrase, ..term(query, SHOW_TARGETS) }]).hits;
        let marked: Vec<String> = hits.iter().flat_map(|hit| hit.title_highlights.clone()).collect();
        assert_eq!(marked, [expected], "{query}");
    }
}

#[test]
fn names_are_completed_as_people_write_them() {
    let opened = open(&[
        Show::new("X-Ray Vision", "x"),
        Show::new("RadioLighthouse Hour", "x"),
        Show::new("DJ Sleepover", "x"),
        Show::new("Jürgen kocht", "x").language("de"),
        Show::new("L’oreille du soir", "x").language("fr"),
    ]);
    let cases = [
        ("xra", "X-Ray Vision"),
        ("radio li", "RadioLighthouse Hour"),
        ("lightho", "RadioLighthouse Hour"),
        ("djsl", "DJ Sleepover"),
        ("juer", "Jürgen kocht"),
        ("jur", "Jürgen kocht"),
        ("orei", "L’oreille du soir"),
        ("l'or", "L’oreille du soir"),
    ];
    for (typed, expected) in cases {
        let found = opened.engine.autocomplete(typed, 5).expect("completes").podcasts;
        let titles: Vec<&str> = found.iter().map(|document| document.podcast.title.as_str()).collect();
        assert!(titles.contains(&expected), "{typed} {titles:?}");
    }
}

/// Shared queries with another expected result here, and the reason.
const DECIDED_OTHERWISE: &[(&str, &str)] = &[];

/// Runs each shared query over the shared feeds. Skipped where they are not available.
#[test]
fn shared_queries_find_what_they_should() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/cases/search");
    let Ok(rows) = std::fs::read_to_string(folder.join("queries.tsv")) else { return };
    let mut feeds: Vec<_> = std::fs::read_dir(folder.join("feeds"))
        .expect("lists")
        .map(|entry| entry.expect("has an entry").path())
        .collect();
    feeds.sort();
    let shows: Vec<Show> = feeds
        .iter()
        .enumerate()
        .map(|(number, path)| {
            let feed = std::fs::read_to_string(path).expect("reads");
            let element = |name: &str| {
                let (_, rest) = feed.split_once(&format!("<{name}>"))?;
                Some(rest.split_once('<')?.0.replace("&amp;", "&"))
            };
            let title = element("title").expect("has a title");
            let description = element("description").unwrap_or_default();
            Show::with_feed_url(&format!("https://{number}.example/feed"), &title, &description)
                .with(|podcast| podcast.language = element("language"))
        })
        .collect();
    let opened = open(&shows);
    let mut wrong = Vec::new();
    for row in rows.lines().skip(1) {
        let mut cells = row.split('\t').skip(1);
        let [query, find, not, why] = std::array::from_fn(|_| cells.next().unwrap_or_default());
        let found = search_line(&opened, query);
        let is_above = !why.contains("above others") || found.first().is_some_and(|title| title == find);
        let is_right = is_above
            && (find.is_empty() || found.iter().any(|title| title == find))
            && (not.is_empty() || !found.iter().any(|title| title == not))
            && !(find.is_empty() && not.is_empty() && found.is_empty());
        let is_decided = DECIDED_OTHERWISE.iter().any(|(known, _)| *known == query);
        if is_right == is_decided {
            wrong.push(format!("{row}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Searches as the command line does.
fn search_line(opened: &TestEngine, line: &str) -> Vec<String> {
    let targets: Vec<&str> = SHOW_TARGETS.iter().map(|target| target.as_str()).collect();
    let to_term = |requested: TermRequest| SearchTerm {
        phrase: requested.options.phrase_match == Some(true),
        mode: match requested.options.match_mode.as_deref() {
            Some("must") => MatchMode::Must,
            Some("not") => MatchMode::Not,
            _ => MatchMode::Optional,
        },
        ..term(&requested.search_term, SHOW_TARGETS)
    };
    opened.titles_of(&parse_query_line(line, &targets).terms.into_iter().map(to_term).collect::<Vec<SearchTerm>>())
}

/// Hostile texts are analyzed in linear time, so building with a long one ends.
#[test]
fn long_joined_names_have_few_spellings() {
    let chains = [
        "a-".repeat(20_000),
        "A.".repeat(20_000),
        "a&".repeat(20_000),
        "AaBb".repeat(10_000),
        "\u{AD}a".repeat(20_000),
    ];
    let shows: Vec<Show> =
        chains.iter().map(|chain| Show::new(&chain[..chain.floor_char_boundary(40)], chain)).collect();
    let opened = open(&shows);
    let found: BTreeSet<String> = opened.titles_of(&[must("aaa")]).into_iter().collect();
    assert!(found.contains(&chains[0][..40]), "{found:?}");
    let requested = options(SearchMode::Podcasts, &[term(&chains[0][..1_000], SHOW_TARGETS)]);
    opened.engine.search_podcasts(&requested, Page { skip: 0, limit: 10 }).expect("searches");
}
