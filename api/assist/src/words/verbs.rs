//! Words that are verbs, so that they do not become subjects.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// English verb forms that are hardly ever nouns, folded.
const ENGLISH: &str = "accept accepts achieve add adds admit afford agree allow allows appear apply argue argues arrive arrives ask asks ate avoid avoids become becomes began begin begins begun belong believe believes blew bought broke broken brought build builds built came caught choose chooses chose chosen come comes compare consider continue create creates dare decide decides deliver depend deserve destroy die dies differ discover dies discuss drank draw drawn drew drives drove earn earns eat eaten eats enter exist expect expects explain explains fail fails fed feel feels fell felt find finds flew forget forgets forgot forgotten fought found gave get gets getting give gives go goes gone got grew grow grows grown happen happens hear heard held hide hides hid hidden hold holds hurt improve include increase invent invest join keep keeps kept knew know known knows laid leads learn learns learnt leave leaves led lend lent let lets lie live lives lose loses lost made make makes manage mean means meant meet meets met notice outlive owns paid pays pick prefer prepare prevent produce protect prove put puts quit raise ran reach reaches realize recover reduce refuse refuses remain remember remembers require rise rises rose run runs sang sat save saves saw say says see seem seems seen sees sell sells send sends sent separate serve shapes shut sing sit sits slept sold solve solves speak speaks spend spends spent spoke stand stands stay stays stole stolen stood stop stops suffer survive survives take taken takes taught teach teaches tell tells tend think thinks thought threw throw told took treat tried tries try understand understood wake wakes want wants wear wears wins woke won wonder wore worn write writes written wrote";

/// English verb forms, each group with the noun that people search for instead, folded.
const ACTIVITIES: &[(&str, &str)] = &[
    ("food", "eat eats ate eaten"),
    ("waste", "wasted wasting"),
    ("sleep", "sleeps slept wake wakes woke"),
    ("cooking", "cook cooks cooked"),
    ("farming", "farmed"),
    ("trade", "traded"),
    ("recycling", "recycle recycles recycled"),
    ("migration", "migrate migrates migrated emigrate emigrated immigrate immigrated"),
    ("grief", "grieve grieves grieved mourn mourned"),
    ("voting", "votes voted"),
];

/// Nouns for an activity that follow a noun in the passive: "food is wasted" is food waste.
const PASSIVE_NOUNS: &[&str] = &["waste", "trade", "farming", "recycling"];

/// Words that come before an English verb: pronouns, relative words and modal verbs, folded.
const BEFORE_A_VERB: &str = "i you we they he she it who which nobody everybody somebody anybody everyone someone nothing can could will would should must may might shall cannot never don't doesn't didn't won't can't";

/// The words of a question or a clause, in ten languages, folded. A line with one is no noun phrase.
const OF_CLAUSES: &str = "how why what when where who whom whose which whether is are was were does did do has have had should wie warum weshalb was wann wo wer wen welche welcher ist sind hoe waarom wat wanneer waar wie hvordan hvorfor hva hvad nar hvem kva korleis kvifor hur varfor vad comment pourquoi quoi quand qui quel quelle est sont como por que quando quem onde qual foi sao cuando quien donde cual cuales come perche cosa quando chi dove quale sono lo che";

/// Further verbs of languages without a rule of endings, folded.
const NORDIC: &str = "ar arbeider arbeidet arbejder arbetar begynner bestemmer bor brenner bruker bruger dor drikker drommer elsker endrer endrar faller finner finder flytter foler forer fungerer fungerar glemmer handler handlar heter hjelper hjaelper holder haller husker husket hjalper jobber jobbar jobbet kaller kallar kjenner kjoper kommer koster kostar laerer lager lar larer lever lever leter liker lover lukker maler mener menar mister mistar moter opplever overlever passer passar pavirker paverkar prover rammer redder reiser ringer roker sa sager sager selger selv sender sier sitter skaper skapar skjer skriver slar slutter snakker snakkar sover sovner spiser spiller spelar sporer star starter startar stiller stopper stress styrer synes tar taler tenker tjener tor trenger trener tror tyder tapte utvikler vaerer vant velger vet vinner virker viser visar vokser syk sjuk sykmeldt ny nye gammel gammal gamle god gode darlig stor store liten lille sma";

/// Words of German that are capitalized in nearly every text but are no subjects, folded.
const GERMAN_NOUNS_WITHOUT_SUBJECT: &str = "vortrag vortrage buch jahr jahre jahren zeit thema themen leben menschen mensch welt tag tage woche podcast folge dinge frau mann herr leute";

/// English verbs of the senses, which are also nouns, folded.
const LINKING: [&str; 12] =
    ["sound", "sounds", "look", "looks", "taste", "tastes", "smell", "smells", "work", "works", "move", "moves"];

/// Auxiliaries before a Nordic participle, folded.
const BEFORE_A_NORDIC_VERB: [&str; 11] =
    ["blir", "ble", "bli", "blitt", "blev", "blivit", "bliver", "har", "hadde", "hade", "havde"];

/// Forms of frequent verbs of Romance languages that no ending shows, folded.
const ROMANCE: [(&str, &str); 4] = [
    (
        "es",
        "ayudan cambia cambian come comen cuesta cuestan debe deben dice dicen duerme funciona funcionan gana ganan llega llegan muere necesita necesitan nace olvida olvidan pierde pierden puede pueden quiere quieren sabe saben sale salen sirve sirven sufre vive viven vuelve vuelven",
    ),
    (
        "pt",
        "acontece aprende chega chegam come comem custa custam deve devem diz dizem dorme dormem esquece fica ficam funciona funcionam ganha ganham morre muda mudam nasce perde perdem pode podem precisa precisam quer querem sabe sabem serve servem sofre vive vivem volta voltam",
    ),
    (
        "fr",
        "apprend arrive change cherche coute croit devient dit doit donne dort oublie meurt passe perd peut rate reste sait sert souffre tient tombe trouve veut vit",
    ),
    (
        "it",
        "aiuta arriva cambia costa deve dice diventa dorme funziona manca muore nasce perde puo resta sa serve succede vive vuole",
    ),
];

/// Words before a verb of a Romance language: reflexive and relative pronouns and negations, folded.
const BEFORE_A_ROMANCE_VERB: [(&str, &str); 4] =
    [("es", "se quien quienes no nunca"), ("pt", "se quem nao nunca"), ("fr", "se s' qui ne n'"), ("it", "si chi non")];

fn is_of(lists: &[(&str, &str)], folded: &str, language: &str) -> bool {
    let list = lists.iter().find(|(code, _)| *code == language);
    list.is_some_and(|(_, words)| words.split(' ').any(|word| word == folded))
}

/// Whether an English word is a verb before an adjective: guitars sound different.
pub(super) fn is_linking(folded: &str) -> bool {
    LINKING.contains(&folded)
}

pub(super) fn is_before_a_nordic_verb(folded: &str) -> bool {
    BEFORE_A_NORDIC_VERB.contains(&folded)
}

pub(super) fn is_romance_verb(folded: &str, language: &str) -> bool {
    is_of(&ROMANCE, folded, language)
}

pub(super) fn is_before_a_romance_verb(folded: &str, language: &str) -> bool {
    is_of(&BEFORE_A_ROMANCE_VERB, folded, language)
}

fn set(words: &'static str) -> HashSet<&'static str> {
    words.split(' ').collect()
}

static ENGLISH_VERBS: LazyLock<HashSet<&str>> = LazyLock::new(|| set(ENGLISH));
static PRECEDING: LazyLock<HashSet<&str>> = LazyLock::new(|| set(BEFORE_A_VERB));
static CLAUSE_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| set(OF_CLAUSES));
static NORDIC_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| set(NORDIC));
static GERMAN_NOUNS: LazyLock<HashSet<&str>> = LazyLock::new(|| set(GERMAN_NOUNS_WITHOUT_SUBJECT));
static ACTIVITY_NOUNS: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    ACTIVITIES.iter().flat_map(|(noun, forms)| forms.split(' ').map(move |form| (form, *noun))).collect()
});

pub(super) fn is_english_verb(folded: &str) -> bool {
    ENGLISH_VERBS.contains(folded)
}

/// The noun for an activity: `food` of `ate`.
pub(super) fn activity_noun(folded: &str) -> Option<&'static str> {
    ACTIVITY_NOUNS.get(folded).copied()
}

/// The activity of a passive, when it forms a compound with its subject.
pub(super) fn passive_noun(folded: &str) -> Option<&'static str> {
    activity_noun(folded).filter(|noun| PASSIVE_NOUNS.contains(noun))
}

/// English words of numbers, folded. Ages, dates and amounts are no subjects.
const NUMBERS: &str = "zero two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred hundreds thousand thousands million millions dozen dozens half third quarter second fourth";

static NUMBER_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| set(NUMBERS));

pub(super) fn is_number_word(folded: &str) -> bool {
    NUMBER_WORDS.contains(folded)
}

pub(super) fn is_before_a_verb(folded: &str) -> bool {
    PRECEDING.contains(folded)
}

pub(super) fn is_of_clauses(folded: &str) -> bool {
    CLAUSE_WORDS.contains(folded)
}

pub(super) fn is_nordic_verb(folded: &str) -> bool {
    NORDIC_WORDS.contains(folded)
}

pub(super) fn is_vague_german(folded: &str) -> bool {
    GERMAN_NOUNS.contains(folded)
}

/// Whether a word has the ending of a verb in a Romance language: infinitives, gerunds, participles, past and future.
pub(super) fn has_romance_verb_ending(lower: &str, language: &str) -> bool {
    let endings: &[&str] = match language {
        "es" => &["ó", "aron", "ieron", "aba", "aban", "ía", "ían", "ando", "iendo", "ar", "er", "ir", "arse", "erse"],
        "pt" => {
            &["ou", "eu", "iu", "aram", "eram", "iram", "ava", "avam", "iam", "ando", "endo", "indo", "ar", "er", "ir"]
        }
        "fr" => &["er", "ir", "ait", "aient", "èrent", "irent", "ent", "ons", "ez"],
        "it" => &["are", "ere", "ire", "arono", "ava", "avano", "evano", "ando", "endo", "ò", "ato", "ito"],
        _ => &[],
    };
    lower.chars().count() > 3 && endings.iter().any(|ending| lower.ends_with(ending))
}
