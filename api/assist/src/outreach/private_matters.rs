//! What a pitch does not take up: illness, death, quarrels, and the stories of single persons.

use crate::words::normalize_for_search;
use earshot_text::analyze::base_language;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Words of illness, death, quarrel and private matters in the languages of pitches and their neighbors, in lower case.
const PRIVATE: [&str; 9] = [
    "died dies death dying dead killed murder murdered suicide funeral cancer tumor miscarriage divorce divorced abuse abused rape assault lawsuit sued addict overdose affair diagnosed grief",
    "gestorben verstorben tod todes tote toten getötet mord ermordet selbstmord suizid krebs krebskrank scheidung geschieden missbrauch missbraucht vergewaltigt vergewaltigung beerdigung fehlgeburt süchtig todkrank trauer",
    "mort morte morts décès décédé décédée meurtre assassinat suicide cancer divorce divorcé viol violée agression enterrement deuil obsèques",
    "murió muerte muerto muerta asesinado asesinato suicidio cáncer divorcio violación funeral enfermo enferma luto",
    "morreu morte morto morta assassinato homicídio suicídio câncer cancro divórcio estupro luto doente",
    "død døde døden drap drept selvmord kreft skilsmisse overgrep voldtekt voldtatt begravelse syk sykdom dødsfall sorg kræft",
    "död döda döden mord mördad mördades självmord skilsmässa övergrepp våldtäkt begravning sjuk",
    "morto morta morte ucciso uccisa omicidio suicidio cancro divorzio stupro funerale lutto malato malata",
    "overleden dood moord vermoord zelfmoord kanker echtscheiding misbruik verkrachting begrafenis rouw ziek",
];
/// Words that speak of one person, or of a family, by language, in lower case: their stories are no statements about
/// a subject.
const PERSONAL: [(&str, &str); 9] = [
    (
        "en",
        "he she his her him hers himself herself mother father mom dad wife husband daughter son sister brother grandmother grandfather",
    ),
    (
        "de",
        "er mutter vater mama papa ehefrau ehemann tochter sohn schwester bruder oma opa seine seiner seinem seinen",
    ),
    ("fr", "elle mère père maman papa fille fils sœur frère épouse mari"),
    ("es", "ella madre padre mamá papá hija hijo hermana hermano esposa esposo abuela abuelo"),
    ("pt", "ele ela mãe pai filha filho irmã irmão esposa marido avó avô"),
    ("no", "han hun hans hennes henne mor far mamma pappa moren faren datter sønn søster bror kone"),
    ("sv", "han hon hans hennes henne honom mor far mamma pappa dotter syster bror fru"),
    ("nl", "hij zij haar hem moeder vader dochter zoon zus broer"),
    ("it", "lui lei madre padre mamma papà figlia figlio sorella fratello moglie marito"),
];

static PRIVATE_WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| PRIVATE.iter().flat_map(|list| list.split(' ')).collect());
fn has_word(text: &str, is_one: impl Fn(&str) -> bool) -> bool {
    let normal = normalize_for_search(text);
    normal.split(|letter: char| !letter.is_alphanumeric()).any(is_one)
}

/// Whether a text is about illness, death, a quarrel or a private matter. What is the guest's own subject is none.
pub(super) fn is_private(text: &str, subject: Option<&str>) -> bool {
    let is_subject = |word: &str| subject.is_some_and(|subject| has_word(subject, |own| own == word));
    has_word(text, |word| PRIVATE_WORDS.contains(word) && !is_subject(word))
}

/// Whether a sentence in a language (BCP 47) is about one person or a family.
pub(super) fn is_story_of_a_person(sentence: &str, language: Option<&str>) -> bool {
    let base = base_language(language.unwrap_or("en"));
    let base = if matches!(base.as_str(), "nb" | "nn" | "da") { "no" } else { base.as_str() };
    let words = PERSONAL.iter().find(|(code, _)| *code == base).map_or("", |(_, words)| words);
    has_word(sentence, |word| words.split(' ').any(|one| one == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_matters_are_recognized_in_the_languages_of_pitches() {
        for text in ["She died at sea.", "En syk mor", "Nach seinem Tod", "La mort du phare", "O luto no porto"] {
            assert!(is_private(text, None), "{text}");
        }
        assert!(!is_private("The tide tables of the north", None));
        assert!(!is_private("O luto no porto", Some("Luto")), "the guest speaks about it");
        assert!(is_story_of_a_person("A call reminds him of the harbour.", None));
        assert!(is_story_of_a_person("Om mamma og sjøen", Some("nb")));
        assert!(!is_story_of_a_person("Most of what we eat comes by ship.", Some("en-US")));
        assert!(!is_story_of_a_person("Skipet ligger her.", Some("no")));
    }
}
