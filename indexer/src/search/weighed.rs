//! What is looked for with what it adds to a score, so that lists can be left out which add too little.

use super::bounds::{Bounds, most};
use super::collect::Search;
use super::collection::Segment;
use super::fault::Fault;
use super::forms::{Form, language_of};
use super::lists::Lists;
use super::points::Points;
use super::weight::Weight;
use crate::analyze::Language;

/// A form with what it adds to a score.
pub struct Weighed<'f> {
    pub form: &'f Form,
    weight: Weight<'f>,
    most: Points,
    /// Of the documents that have it; plain where it may be any.
    language: Language,
}

impl Search<'_> {
    /// In the order of what they can add, the least first.
    pub(super) fn weighed<'f>(&'f self, forms: &'f [Form]) -> Vec<Weighed<'f>> {
        let weighed = |form: &'f Form| {
            let weight = self.collection.weight(form);
            let language = if self.compiled.is_by_language { language_of(form.text()).0 } else { Language::Plain };
            Weighed { most: most(&weight), form, weight, language }
        };
        let mut weighed: Vec<Weighed<'f>> = forms.iter().map(weighed).collect();
        weighed.sort_by_key(|weighed| weighed.most);
        weighed
    }
}

/// The lists that a segment has of forms in their order, with their bounds, and the forms that it has.
pub fn lists_of<'s, 'f>(
    segment: &'s Segment,
    forms: &'f [Weighed<'s>],
) -> Result<(Lists<'s>, Bounds, Vec<&'f Form>), Fault> {
    let mut lists = Lists::new(forms.len(), !forms.is_empty());
    let (mut bounded, mut had) = (Vec::with_capacity(forms.len()), Vec::with_capacity(forms.len()));
    for Weighed { most, form, weight, language } in forms {
        let Some(list) = form.known.list(segment, Some(*weight))? else { continue };
        lists.push(list);
        bounded.push((*most, *language));
        had.push(*form);
    }
    Ok((lists, Bounds::of(bounded.into_iter()), had))
}
