//! Handlers of relevant elements: anchors, forms, fields, `meta` and `link`.

use super::page_content::{Anchor, Field, Form};
use super::reader_state::{AnchorView, MAX_TEXT_BYTES, Reader, push_bounded};
use super::region::Region;
use super::section::Section;
use super::text::collapse_whitespace;

const MAX_ANCHORS: usize = 5_000;
const MAX_FORMS: usize = 100;
const MAX_FIELDS: usize = 100;
/// Pages that refresh after a longer time have content of their own.
const MAX_REFRESH_SECONDS: u32 = 10;

impl Reader {
    /// Adds a text that describes an icon link.
    pub(super) fn add_label(&mut self, texts: &[&str]) {
        let Some(anchor) = &mut self.anchor else { return };
        for text in texts.iter().filter(|text| !text.is_empty()) {
            if anchor.label.len() >= MAX_TEXT_BYTES {
                return;
            }
            anchor.label.push(' ');
            anchor.label.push_str(text);
        }
    }

    pub(super) fn open_anchor<'t>(
        &mut self,
        attribute: &impl Fn(&str) -> &'t str,
        region: Region,
        is_follow: bool,
        section: Section,
        is_hidden: bool,
    ) {
        self.close_anchor();
        let href = attribute("href").trim();
        if href.is_empty() {
            return;
        }
        let url = self.base.join(href).ok().filter(|url| matches!(url.scheme(), "http" | "https"));
        // Menus are hidden until they are opened, so a hidden link within the site is followed. It is not a contact.
        if is_hidden && url.as_ref().is_none_or(|url| url.host() != self.page.url.host()) {
            return;
        }
        let label = [attribute("title"), attribute("aria-label"), attribute("class"), attribute("id")].join(" ");
        let rel = attribute("rel").to_ascii_lowercase();
        let (text, position) = (String::new(), self.page.blocks.len());
        self.anchor_view = AnchorView::default();
        self.anchor = Some(Anchor {
            href: href.to_owned(),
            url,
            text,
            label,
            rel,
            region,
            is_follow,
            section,
            position,
            block_index: None,
        });
    }

    pub(super) fn close_anchor(&mut self) {
        let Some(mut anchor) = self.anchor.take() else { return };
        // Style sheets draw icons of social links in place of their text, but not of addresses.
        if self.anchor_view.is_unseen() && anchor.url.is_none() {
            return;
        }
        anchor.text = collapse_whitespace(&anchor.text);
        if self.page.anchors.len() < MAX_ANCHORS {
            self.pending_anchors.push(self.page.anchors.len());
            self.page.anchors.push(anchor);
        }
    }

    pub(super) fn open_form<'t>(&mut self, attribute: &impl Fn(&str) -> &'t str, names: &str, region: Region) {
        self.close_form();
        let action = attribute("action").trim();
        let netlify =
            if attribute("data-netlify").is_empty() && attribute("netlify").is_empty() { "" } else { " netlify" };
        let label = [names, attribute("name"), attribute("role"), attribute("aria-label"), netlify].join(" ");
        let action = self.base.join(action).map_or_else(|_| action.to_owned(), String::from);
        self.form = Some(Form { action, class: label.trim().to_owned(), region, ..Form::default() });
    }

    pub(super) fn close_form(&mut self) {
        let Some(mut form) = self.form.take() else { return };
        form.text = collapse_whitespace(&form.text);
        if self.page.forms.len() < MAX_FORMS {
            self.page.forms.push(form);
        }
    }

    pub(super) fn add_field<'t>(&mut self, tag: &str, attribute: &impl Fn(&str) -> &'t str) {
        self.add_label(&[attribute("aria-label")]);
        let Some(form) = self.form.as_mut().filter(|form| form.fields.len() < MAX_FIELDS) else { return };
        let kind = match tag {
            "input" => Some(attribute("type")).filter(|kind| !kind.is_empty()).unwrap_or("text"),
            tag => tag,
        };
        let names = ["name", "id", "placeholder", "aria-label", "title", "value"].map(attribute).join(" ");
        form.fields.push(Field { kind: kind.to_ascii_lowercase(), name: names.to_lowercase() });
    }

    pub(super) fn add_meta<'t>(&mut self, attribute: &impl Fn(&str) -> &'t str) {
        let content = attribute("content").trim();
        let name = ["name", "property", "itemprop", "http-equiv"].map(attribute);
        let Some(name) = name.iter().find(|name| !name.is_empty()).map(|name| name.to_ascii_lowercase()) else {
            return;
        };
        match name.as_str() {
            "og:site_name" => self.page.site_name = Some(collapse_whitespace(content)),
            "generator" => self.page.generator = Some(content.to_owned()),
            "robots" | "earshot" => {
                let words = content.to_ascii_lowercase();
                self.page.is_nofollow |= words.contains("nofollow") || words.contains("none");
            }
            "refresh" if self.page.refresh.is_none() => {
                let target = parse_refresh(content).and_then(|target| self.base.join(target).ok());
                self.page.refresh =
                    target.filter(|url| matches!(url.scheme(), "http" | "https") && *url != self.page.url);
            }
            _ => {}
        }
        push_bounded(&mut self.page.metas, (name, content.to_owned()));
    }

    pub(super) fn add_link<'t>(&mut self, attribute: &impl Fn(&str) -> &'t str) {
        let rel = attribute("rel").to_ascii_lowercase();
        let Ok(target) = self.base.join(attribute("href").trim()) else { return };
        if rel == "canonical" {
            self.page.canonical = Some(target);
        } else if rel.contains("alternate") && attribute("type").ends_with("rss+xml") {
            push_bounded(&mut self.page.feeds, target);
        } else if rel.split(' ').any(|rel| rel == "me") {
            // A `rel=me` link that is invisible to readers.
            push_bounded(&mut self.page.metas, ("rel=me".to_owned(), target.to_string()));
        }
    }
}

/// Returns the target of a refresh (HTML Standard, "shared declarative refresh steps"): `0; url='/new/'`, `0,/new/`.
fn parse_refresh(content: &str) -> Option<&str> {
    let rest = content.trim_start();
    let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    if rest[..digits].parse::<u32>().unwrap_or(0) > MAX_REFRESH_SECONDS {
        return None;
    }
    let rest = rest[digits..].trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
    let rest = rest.trim_start().strip_prefix([';', ',']).unwrap_or(rest).trim_start();
    let named = rest.get(..3).filter(|name| name.eq_ignore_ascii_case("url"));
    let value = named.and_then(|_| rest[3..].trim_start().strip_prefix('=')).unwrap_or(rest).trim_start();
    let target = match value.chars().next()? {
        quote @ ('"' | '\'') => value[1..].split(quote).next().unwrap_or_default(),
        _ => value,
    };
    Some(target.trim()).filter(|target| !target.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refresh_targets_are_read() {
        for (content, target) in [
            ("0; url=/new/", Some("/new/")),
            ("5;URL='/new/?a=b'", Some("/new/?a=b")),
            ("0.5, /new/", Some("/new/")),
            ("0;https://slow.example/?a=b", Some("https://slow.example/?a=b")),
            ("url = \"/new/\" x", Some("/new/")),
            ("600; url=/new/", None),
            ("30", None),
            ("", None),
        ] {
            assert_eq!(parse_refresh(content), target, "{content}");
        }
    }
}
