//! The five templates of spec 3. A paragraph that stays empty leaves the pitch; a slot that somebody must fill stays.

use super::options::OutreachTemplate;

/// A template: its subject lines, one per variant in turn, and its body.
#[derive(Clone, Copy, Debug)]
pub struct BuiltInTemplate {
    pub template: OutreachTemplate,
    pub name: &'static str,
    pub description: &'static str,
    pub subjects: &'static [&'static str],
    pub body: &'static str,
}

/// In the order of spec 3.
pub const BUILT_IN_TEMPLATES: [BuiltInTemplate; 5] = [
    BuiltInTemplate {
        template: OutreachTemplate::Default,
        name: "Default",
        description: "Why this show, who the guest is, what they can speak about, and one question.",
        subjects: &[
            "Guest idea for [podcast name]: [topic]",
            "[guest name] on [topic]",
            "After [episode title]: [topic]",
        ],
        body: "[greeting]\n\n[hook]\n\n[introduction] [bridge] [achievement] [appearances]\n\n[topics] [audience]\n\n[format]\n\n[one-pager]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[company name]",
    },
    BuiltInTemplate {
        template: OutreachTemplate::Concise,
        name: "Concise",
        description: "Reason, guest and question in two short paragraphs.",
        subjects: &["[guest name] for [podcast name]", "[topic] on [podcast name]", "Guest idea: [guest name]"],
        body: "[greeting]\n\n[hook] [introduction] [bridge] [topics]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[company name]",
    },
    BuiltInTemplate {
        template: OutreachTemplate::TopicsIdeas,
        name: "Topic ideas",
        description: "Subjects for an episode as a list, each with what the show had on it.",
        subjects: &["Episode ideas for [podcast name]", "Ideas after [episode title]", "[guest name]: episode ideas"],
        body: "[greeting]\n\n[hook]\n\n[introduction] [achievement]\n\n[topic ideas]\n\n[format]\n\n[one-pager]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[company name]",
    },
    BuiltInTemplate {
        template: OutreachTemplate::Discussion,
        name: "Discussion",
        description: "Proposes one question for a conversation.",
        subjects: &["A question for [podcast name]", "[topic], continued", "After [episode title]"],
        body: "[greeting]\n\n[hook]\n\n[discussion]\n\n[introduction] [achievement] [appearances]\n\n[format]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[company name]",
    },
    BuiltInTemplate {
        template: OutreachTemplate::UltraConcise,
        name: "Ultra concise",
        description: "Three sentences.",
        subjects: &["[guest name] for [podcast name]?", "[topic]?", "Guest for [podcast name]"],
        body: "[greeting]\n\n[hook] [fit question]\n\n[sign-off]\n[sender name]",
    },
];

/// The template by its name in the options.
#[must_use]
pub fn built_in_template(template: OutreachTemplate) -> &'static BuiltInTemplate {
    let [default, concise, ideas, discussion, ultra] = &BUILT_IN_TEMPLATES;
    match template {
        OutreachTemplate::Default => default,
        OutreachTemplate::Concise => concise,
        OutreachTemplate::TopicsIdeas => ideas,
        OutreachTemplate::Discussion => discussion,
        OutreachTemplate::UltraConcise => ultra,
    }
}

/// Slots in the order in which they leave a pitch that is too long.
pub(super) const DROP_ORDER: [&str; 8] =
    ["audience", "one-pager", "format", "appearances", "achievement", "topics", "bridge", "discussion"];
