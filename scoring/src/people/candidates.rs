//! The candidates of an episode: the people of its title and of its description, and how many there are.

use super::candidate::{Candidate, Trait};
use super::candidate_text::read_text;
use super::candidate_title::read_title;
use super::tokenizer::TokenizedText;

/// Bytes of a short text.
const SHORT_TEXT: usize = 250;

/// Returns the people of title and description.
pub(super) fn read_candidates(title: &TokenizedText<'_>, description: &TokenizedText<'_>) -> Vec<Candidate> {
    let mut found = Vec::new();
    read_title(title, description, &mut found);
    read_text(description, &mut found);
    let people = found.iter().filter(|one| one.has(Trait::GivenName) && !one.has(Trait::Credit)).count();
    for one in &mut found {
        match people {
            0 | 1 => one.add(Trait::OnlyPerson),
            2 | 3 => one.add(Trait::FewPeople),
            6.. => one.add(Trait::ManyPeople),
            _ => {}
        }
        if description.raw.len() < SHORT_TEXT {
            one.add(Trait::ShortText);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::candidate::MAX_CANDIDATES;
    use super::*;

    #[test]
    fn people_of_title_and_text_have_traits() {
        let title = TokenizedText::new("#12 – Anna Miller: tea", 1_000);
        let text =
            TokenizedText::new("The historian Ben Otto, founder of Acme, met Anna Miller. Ben loves bread.", 1_000);
        let found = read_candidates(&title, &text);
        let [anna, ben] = &found[..] else { panic!("two people: {found:?}") };
        assert!(anna.has(Trait::InTitle) && anna.has(Trait::TitleColon) && anna.has(Trait::InText));
        assert!(ben.has(Trait::RoleBefore) && ben.has(Trait::RoleAfter) && ben.has(Trait::GivenAlone));
        assert!(ben.has(Trait::FewPeople) && ben.has(Trait::ShortText) && !ben.has(Trait::InTitle));
    }

    #[test]
    fn hostile_text_is_read_in_bounded_steps() {
        for piece in ["Anna Miller and ", "Anna Miller. ", "Ben Hill, baker, ", "(Anna Miller) ", "Ab Cd\n"] {
            let raw = piece.repeat(2_000);
            let text = TokenizedText::new(&raw, 8 << 10);
            assert!(read_candidates(&text, &text).len() <= MAX_CANDIDATES);
        }
    }
}
