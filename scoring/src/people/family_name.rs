//! Family names by their form: `Hansen`, `Kowalski`, `Иванова`, `van der Berg`. Given names are too many for a list, and the
//! endings of family names are few in each language.

/// Endings that hardly any other capitalized word has, folded.
const ENDINGS: &[&str] = &[
    "nsen",
    "rsen",
    "lsen",
    "dsen",
    "tsen",
    "ksen",
    "sson",
    "sdottir",
    "dotter",
    "qvist",
    "kvist",
    "strom",
    "gren",
    "lund",
    "gaard",
    "stuen",
    "bakken",
    "ski",
    "ska",
    "sky",
    "cki",
    "cka",
    "wicz",
    "czyk",
    "czak",
    "czuk",
    "owicz",
    "ovic",
    "evic",
    "enko",
    "chuk",
    "yshyn",
    "ova",
    "akova",
    "icek",
    "elli",
    "etti",
    "otti",
    "ucci",
    "acci",
    "ozzi",
    "azzi",
    "ini",
    "guez",
    "nandez",
    "inez",
    "alez",
    "arez",
    "erez",
    "oglu",
    "poulos",
    "idis",
    "akis",
    "shvili",
    "adze",
    "yan",
    "escu",
    "mans",
    "stra",
    "enga",
    "inga",
    "ema",
    "huis",
    "mann",
    "meier",
    "maier",
    "mayer",
    "hofer",
    "huber",
    "ов",
    "ова",
    "ев",
    "ева",
    "ёв",
    "ин",
    "ина",
    "ын",
    "ына",
    "скии",
    "ская",
    "цкии",
    "цкая",
    "енко",
    "чук",
    "швили",
    "дзе",
    "ян",
];
const MIN_LETTERS: usize = 6;
/// Particles before a family name.
const PARTICLES: &[&str] =
    &["van der", "van den", "van de", "von der", "von den", "de la", "dos", "della", "af", "ter", "ten"];

/// Returns whether the words behind the first are a family name by their form.
pub(super) fn is_family_name(folded: &str) -> bool {
    let last = folded.rsplit([' ', '-']).next().unwrap_or(folded);
    let is_long = last.chars().count() >= MIN_LETTERS;
    let has_particle = || PARTICLES.iter().any(|it| folded.strip_prefix(it).is_some_and(|rest| rest.starts_with(' ')));
    is_long && ENDINGS.iter().any(|ending| last.ends_with(ending)) || has_particle()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn family_names_have_endings_and_particles() {
        for name in ["karlsen", "lindstrom", "kowalska", "marchetti", "van der meer", "самсонова", "garcia hernandez"]
        {
            assert!(is_family_name(name), "{name}");
        }
        for word in ["example", "media", "cloud", "essen", "van gogh", "россия"] {
            assert!(!is_family_name(word), "{word}");
        }
    }
}
