//! Targets, match modes, phrases, slop, fuzzy terms, languages.

use crate::case::Case;
use crate::corpus::{SHOW_TARGETS, options, term};
use earshot_model::search::{MatchMode, SearchMode, SearchTerm, Target};

const ALPHA: &str = "Alpha Physics";
const BETA: &str = "Beta Kitchen";
const GAMMA: &str = "Gamma Geschichte";
const RADIO: &str = "機械学習ラジオ";
const ZOO: &str = "Particle zoo";
const WAVES: &str = "Waves at sea";
const BREAD: &str = "Sourdough";

fn must(term: SearchTerm) -> SearchTerm {
    SearchTerm { mode: MatchMode::Must, ..term }
}

fn not(term: SearchTerm) -> SearchTerm {
    SearchTerm { mode: MatchMode::Not, ..term }
}

fn phrase(text: &str, targets: &[Target], slop: u32) -> SearchTerm {
    SearchTerm { phrase: true, slop, mode: MatchMode::Must, ..term(text, targets) }
}

fn fuzzy(text: &str, targets: &[Target]) -> SearchTerm {
    SearchTerm { fuzzy: true, ..term(text, targets) }
}

fn fuzzy_phrase(text: &str, targets: &[Target], slop: u32) -> SearchTerm {
    SearchTerm { fuzzy: true, ..phrase(text, targets, slop) }
}

fn cases(mode: SearchMode, rows: Vec<(&str, Vec<SearchTerm>, &[&str])>) -> Vec<Case> {
    rows.into_iter().map(|(name, terms, expected)| Case::new(name, options(mode, &terms), expected)).collect()
}

pub fn podcasts() -> Vec<Case> {
    let title = &[Target::PodcastTitle];
    let description = &[Target::PodcastDescription];
    let any = |text: &str| term(text, SHOW_TARGETS);
    cases(
        SearchMode::Podcasts,
        vec![
            ("the title", vec![term("kitchen", title)], &[BETA]),
            ("the description", vec![term("particles", description)], &[ALPHA]),
            ("the title is not the description", vec![term("particles", title)], &[]),
            ("the description is not the title", vec![term("kitchen", description)], &[]),
            ("the author belongs to the description", vec![term("lovelace", description)], &[ALPHA]),
            ("hosts belong to it", vec![term("hopper", description)], &[ALPHA]),
            ("keywords belong to it", vec![term("quantum", description)], &[ALPHA]),
            ("case does not matter", vec![any("KITCHEN")], &[BETA]),
            ("stems in English", vec![any("talk")], &[ALPHA]),
            ("stems in German", vec![any("haus")], &[GAMMA]),
            ("accents do not matter", vec![any("uber")], &[GAMMA]),
            ("a script without spaces", vec![any("機械学習")], &[RADIO]),
            ("one character of it", vec![any("習")], &[RADIO]),
            ("unknown words", vec![any("zyzzyva")], &[]),
            ("must and must", vec![must(any("bread")), must(any("cooks"))], &[BETA]),
            ("must and must of different shows", vec![must(any("bread")), must(any("waves"))], &[]),
            ("must and not", vec![must(any("patient")), not(any("bread"))], &[]),
            ("not alone", vec![not(any("bread"))], &[ALPHA, GAMMA, "Delta", RADIO, "???"]),
            ("optional beside must", vec![must(any("talks")), any("bread")], &[ALPHA]),
            ("optional ones", vec![any("talks"), any("bread")], &[ALPHA, BETA]),
            ("words of its episodes find a show", vec![any("quarks")], &[ALPHA]),
            ("and those beside its own", vec![any("quarks waves")], &[ALPHA]),
            ("they belong to the description", vec![term("sourdough", title)], &[]),
            ("what is spoken does not", vec![any("hadron")], &[]),
            ("what must match is said by the show itself", vec![must(any("quarks"))], &[]),
            ("so is what must not", vec![any("bread"), not(any("sourdough"))], &[BETA]),
            ("episodes have no phrases for their show", vec![phrase("particle zoo", description, 0)], &[]),
            ("a frame is no word", vec![any("shows where cooks talk about patient butter")], &[BETA]),
            ("a phrase", vec![phrase("bread and butter", description, 0)], &[BETA]),
            ("its words in another order", vec![phrase("butter and bread", description, 0)], &[]),
            ("a phrase with a gap", vec![phrase("bread butter", description, 0)], &[]),
            ("the gap within the slop", vec![phrase("bread butter", description, 1)], &[BETA]),
            ("a slop beyond all measure", vec![phrase("bread cooks", description, u32::MAX)], &[BETA]),
            ("letters that changed places", vec![fuzzy("kitchne", title)], &[BETA]),
            ("a letter that is missing", vec![fuzzy("partcles", description)], &[ALPHA]),
            ("a near spelling that is not asked for", vec![any("kitchne")], &[]),
            ("a misspelt phrase", vec![fuzzy_phrase("bred and buter", description, 0)], &[BETA]),
            ("a misspelt phrase that is no phrase", vec![fuzzy_phrase("buter and bred", description, 0)], &[]),
            ("a misspelt phrase with a gap", vec![fuzzy_phrase("bred buter", description, 0)], &[]),
            ("the gap of a misspelt phrase within the slop", vec![fuzzy_phrase("bred buter", description, 1)], &[BETA]),
            ("a misspelt phrase in the title", vec![fuzzy_phrase("alhpa phisics", title, 0)], &[ALPHA]),
            ("a phrase misspelt too much", vec![fuzzy_phrase("braid and batters", description, 0)], &[]),
            ("not even misspelt", vec![must(any("cooks")), not(fuzzy_phrase("bred and buter", description, 0))], &[]),
            ("a misspelt word as a phrase", vec![fuzzy_phrase("kitchne", title, 0)], &[BETA]),
            ("a quoted word as written", vec![phrase("talks", description, 0)], &[ALPHA]),
            ("its stem alone", vec![phrase("talk", description, 0)], &[]),
            ("another word of its stem", vec![phrase("talking", description, 0)], &[]),
            ("a quoted word of the title", vec![phrase("Kitchen", title, 0)], &[BETA]),
            ("the title has another form of it", vec![phrase("kitchens", title, 0)], &[]),
            ("accents do not matter in quotes", vec![phrase("uber hauser", description, 0)], &[GAMMA]),
            ("stems do, in German too", vec![phrase("haus", description, 0)], &[]),
            ("a quoted phrase as written", vec![phrase("particles and waves", description, 0)], &[ALPHA]),
            ("a quoted phrase of its stems", vec![phrase("particle and wave", description, 0)], &[]),
            ("within the slop as written", vec![phrase("talks particles", description, 1)], &[ALPHA]),
            ("within the slop by stem", vec![phrase("talk particles", description, 1)], &[]),
            ("a quoted name", vec![phrase("ada lovelace", description, 0)], &[ALPHA]),
            ("not what is quoted", vec![must(any("bread")), not(phrase("cooks", description, 0))], &[]),
            ("not its stem", vec![must(any("bread")), not(phrase("cook", description, 0))], &[BETA]),
            ("a quoted word beside others", vec![phrase("talks", description, 0), any("waves")], &[ALPHA]),
            ("a misspelt phrase that is not asked for", vec![phrase("bred and buter", description, 0)], &[]),
        ],
    )
}

pub fn episodes() -> Vec<Case> {
    let transcript = &[Target::Transcript];
    let show = &[Target::PodcastDescription];
    cases(
        SearchMode::Episodes,
        vec![
            ("the episode's title", vec![term("zoo", &[Target::EpisodeTitle])], &[ZOO]),
            ("its description", vec![term("tides", &[Target::EpisodeDescription])], &[WAVES]),
            ("the show's title", vec![term("physics", &[Target::PodcastTitle])], &[ZOO, WAVES]),
            ("the show's description", vec![term("particles", &[Target::PodcastDescription])], &[ZOO, WAVES]),
            ("the show's author", vec![term("lovelace", &[Target::PodcastDescription])], &[ZOO, WAVES]),
            ("the show's host", vec![term("hopper", &[Target::PodcastDescription])], &[ZOO, WAVES]),
            ("the show's keywords", vec![term("quantum", &[Target::PodcastDescription])], &[ZOO, WAVES]),
            ("what was said", vec![term("collider", transcript)], &[ZOO]),
            ("what was said is not the title", vec![term("zoo", transcript)], &[]),
            ("salt anywhere", vec![term("salt", Target::ALL)], &[BREAD]),
            ("a phrase that was said", vec![phrase("large hadron collider", transcript, 0)], &[ZOO]),
            ("a phrase from cue to cue", vec![phrase("salt time heals", transcript, 0)], &[BREAD]),
            ("words that are not a phrase", vec![phrase("hadron large", transcript, 0)], &[]),
            ("with slop", vec![phrase("needs salt", transcript, 2)], &[BREAD]),
            ("with too little of it", vec![phrase("needs salt", transcript, 1)], &[]),
            ("said, misspelt", vec![fuzzy("hadrn", transcript)], &[ZOO]),
            ("a phrase said, misspelt", vec![fuzzy_phrase("large hadrn colider", transcript, 0)], &[ZOO]),
            ("words said, misspelt, that are no phrase", vec![fuzzy_phrase("hadrn lage", transcript, 0)], &[]),
            ("the show's words, misspelt", vec![fuzzy_phrase("talks abuot partcles", show, 0)], &[ZOO, WAVES]),
            ("a quoted word that was said", vec![phrase("needs", transcript, 0)], &[BREAD]),
            ("only its stem was said", vec![phrase("need", transcript, 0)], &[]),
            ("a quoted phrase that was said", vec![phrase("switched on", transcript, 0)], &[ZOO]),
            ("only its stems were said", vec![phrase("switches on", transcript, 0)], &[]),
            ("quoted words from cue to cue", vec![phrase("salt time heals", transcript, 0)], &[BREAD]),
            ("their stems from cue to cue", vec![phrase("salt time heal", transcript, 0)], &[]),
            ("quoted words of the show", vec![phrase("particles and waves", show, 0)], &[ZOO, WAVES]),
            ("stems of the show", vec![phrase("particle", show, 0)], &[]),
            ("a quoted word anywhere", vec![phrase("tides", Target::ALL, 0)], &[WAVES]),
            ("its stem anywhere", vec![phrase("tide", Target::ALL, 0)], &[]),
            ("the quoted word was not said", vec![not(phrase("needs", transcript, 0))], &[ZOO, WAVES, "深層学習"]),
            ("its stem was not said", vec![not(phrase("need", transcript, 0))], &[ZOO, WAVES, BREAD, "深層学習"]),
            ("not said", vec![not(term("collider", transcript))], &[WAVES, BREAD, "深層学習"]),
            (
                "said, but not called so",
                vec![must(term("salt", transcript)), not(term("zoo", &[Target::EpisodeTitle]))],
                &[BREAD],
            ),
        ],
    )
}

/// Name, terms, groups, titles.
type GroupRow = (&'static str, Vec<SearchTerm>, Vec<Vec<SearchTerm>>, &'static [&'static str]);

/// Of each group at least one term matches.
pub fn groups() -> Vec<Case> {
    let any = |text: &str| term(text, SHOW_TARGETS);
    let rows: Vec<GroupRow> = vec![
        ("one group", vec![], vec![vec![any("talks"), any("bread")]], &[ALPHA, BETA]),
        ("two groups", vec![], vec![vec![any("talks"), any("bread")], vec![any("waves"), any("riddles")]], &[ALPHA]),
        ("a group and a term that must not", vec![not(any("bread"))], vec![vec![any("talks"), any("bread")]], &[ALPHA]),
        (
            "three groups",
            vec![],
            vec![vec![any("talks"), any("bread")], vec![any("waves"), any("cooks")], vec![any("butter"), any("zoo")]],
            &[BETA],
        ),
        ("groups of which none has both", vec![], vec![vec![any("talks")], vec![any("bread"), any("cooks")]], &[]),
        (
            "a group and a term that must",
            vec![must(any("particles"))],
            vec![vec![any("talks"), any("bread")]],
            &[ALPHA],
        ),
        ("a group and an optional term", vec![any("silence")], vec![vec![any("talks"), any("bread")]], &[ALPHA, BETA]),
        // A group member matches when all its words do.
        ("a group with words apart", vec![], vec![vec![any("talks bread"), any("silence")]], &["Delta"]),
        ("a group with a misspelt word", vec![], vec![vec![fuzzy("kitchne", SHOW_TARGETS), any("zoo")]], &[BETA]),
        ("a group of unknown words", vec![], vec![vec![any("zyzzyva")], vec![any("bread")]], &[]),
        ("a group with a quoted word", vec![], vec![vec![phrase("talk", SHOW_TARGETS, 0), any("bread")]], &[BETA]),
        ("a group with a phrase", vec![], vec![vec![phrase("bread and butter", SHOW_TARGETS, 0)]], &[BETA]),
        (
            "a group with a misspelt phrase",
            vec![],
            vec![vec![fuzzy_phrase("bred and buter", SHOW_TARGETS, 0), any("silence")], vec![any("cooks")]],
            &[BETA],
        ),
    ];
    rows.into_iter()
        .map(|(name, terms, groups, expected)| {
            let mut requested = options(SearchMode::Podcasts, &terms);
            requested.groups = groups;
            Case::new(name, requested, expected)
        })
        .chain([groups_of_episodes()])
        .collect()
}

/// Group members match in their own targets.
fn groups_of_episodes() -> Case {
    let said = |text: &str| term(text, &[Target::Transcript]);
    let mut requested = options(SearchMode::Episodes, &[]);
    requested.groups = vec![vec![said("salt"), said("collider")], vec![term("quarks", &[Target::EpisodeDescription])]];
    Case::new("groups in episodes", requested, &[ZOO])
}
