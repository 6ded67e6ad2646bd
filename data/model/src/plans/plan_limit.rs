//! The limits of a plan for projects, alerts and guest profiles, and their messages (spec 9).

use crate::{PLAN_LIMITS, PlanLimits, Tier, group_digits};

/// A limit of a plan for projects, alerts and guest profiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListLimit {
    /// Projects of a team that are not archived.
    Projects,
    /// Podcasts on one project.
    PodcastsPerProject,
    /// Alerts of a team.
    Alerts,
    /// Projects that a team creates in 24 hours. This limit and those that follow are ours, not the spec's.
    NewProjects,
    NewGuestProfiles,
    NewAlerts,
    /// Projects of a team, with archived ones and those that were deleted less than 30 days ago.
    KeptProjects,
    KeptGuestProfiles,
}

/// A limit that does not have room for what was to be added. Its display form is the message for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitReached {
    pub limit: ListLimit,
    pub tier: Tier,
    pub max: u64,
    pub used: u64,
    /// How many were to be added.
    pub wanted: u64,
}

impl ListLimit {
    /// The limit of a tier; `None` is unlimited.
    #[must_use]
    pub fn of(self, limits: &PlanLimits) -> Option<u64> {
        match self {
            Self::Projects => limits.projects,
            Self::PodcastsPerProject => limits.podcasts_per_project,
            Self::Alerts => limits.alerts,
            Self::NewProjects | Self::NewGuestProfiles | Self::NewAlerts => Some(limits.creations_per_day),
            Self::KeptProjects | Self::KeptGuestProfiles => Some(limits.kept_lists),
        }
        .map(u64::from)
    }

    /// Checks whether `wanted` more fit.
    ///
    /// # Errors
    /// When they do not. After a downgrade, `used` can be larger than the limit.
    pub fn check(self, tier: Tier, used: u64, wanted: u64) -> Result<(), LimitReached> {
        match self.of(tier.limits()) {
            Some(max) if used.saturating_add(wanted) > max => {
                Err(LimitReached { limit: self, tier, max, used, wanted })
            }
            _ => Ok(()),
        }
    }

    /// The next plan that a team can choose and that has a higher limit.
    fn next_tier(self, tier: Tier, max: u64) -> Option<Tier> {
        let higher = Tier::ALL.iter().copied().filter(|other| *other > tier && *other < Tier::Admin);
        higher.into_iter().find(|other| self.of(&PLAN_LIMITS[*other as usize]).is_none_or(|more| more > max))
    }
}

impl LimitReached {
    /// How many more fit.
    #[must_use]
    pub fn remaining(&self) -> u64 {
        self.max.saturating_sub(self.used)
    }
}

/// For people, whose screens call a project a list.
impl std::fmt::Display for LimitReached {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let max = group_digits(self.max);
        let used = group_digits(self.used);
        match self.limit {
            ListLimit::Projects => {
                let noun = if self.max == 1 { "list" } else { "lists" };
                write!(f, "Your plan includes {max} {noun}, and you have {used}. Archive or delete one first")?;
            }
            ListLimit::Alerts => {
                let noun = if self.max == 1 { "alert" } else { "alerts" };
                write!(f, "Your plan includes {max} {noun}, and you have {used}. Delete one first")?;
            }
            ListLimit::NewProjects => write_new(f, &max, "lists", &used)?,
            ListLimit::NewGuestProfiles => write_new(f, &max, "guest profiles", &used)?,
            ListLimit::NewAlerts => write_new(f, &max, "alerts", &used)?,
            ListLimit::KeptProjects => write_kept(f, &max, "lists")?,
            ListLimit::KeptGuestProfiles => write_kept(f, &max, "guest profiles")?,
            ListLimit::PodcastsPerProject => {
                write!(f, "Your plan includes {max} podcasts per list, and this one has {used}. ")?;
                match (self.wanted, self.remaining()) {
                    (..=1, _) | (_, 0) => f.write_str("Remove some first")?,
                    (wanted, fits) => write!(f, "{fits} of the {} fit", group_digits(wanted))?,
                }
            }
        }
        match self.limit.next_tier(self.tier, self.max) {
            Some(more) => write!(f, ", or upgrade to the {} plan.", more.as_str()),
            None => f.write_str("."),
        }
    }
}

fn write_new(f: &mut std::fmt::Formatter<'_>, max: &str, nouns: &str, used: &str) -> std::fmt::Result {
    write!(f, "Your plan includes {max} new {nouns} in 24 hours, and your team has created {used}. Try again tomorrow")
}

fn write_kept(f: &mut std::fmt::Formatter<'_>, max: &str, nouns: &str) -> std::fmt::Result {
    write!(
        f,
        "Your team has {max} {nouns}, the most of its plan, with archived ones and those deleted in the last 30 days. \
         Delete some that you no longer need, which makes room after 30 days"
    )
}

impl std::error::Error for LimitReached {}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(limit: ListLimit, tier: Tier, used: u64, wanted: u64) -> String {
        limit.check(tier, used, wanted).map_or_else(|reached| reached.to_string(), |()| "fits".to_owned())
    }

    #[test]
    fn messages_name_limit_use_and_the_plan_with_more() {
        use ListLimit::{KeptProjects, NewAlerts, PodcastsPerProject, Projects};
        let cases = [
            (Projects, Tier::Free, 0, 1, "fits"),
            (
                Projects,
                Tier::Free,
                1,
                1,
                "Your plan includes 1 list, and you have 1. Archive or delete one first, or upgrade to the individual plan.",
            ),
            (
                Projects,
                Tier::Agency,
                60,
                1,
                "Your plan includes 50 lists, and you have 60. Archive or delete one first.",
            ),
            (Projects, Tier::Admin, 10_000, 1, "fits"),
            (
                NewAlerts,
                Tier::Free,
                20,
                1,
                "Your plan includes 20 new alerts in 24 hours, and your team has created 20. Try again tomorrow, or upgrade to the individual plan.",
            ),
            (
                KeptProjects,
                Tier::Agency,
                10_000,
                1,
                "Your team has 10,000 lists, the most of its plan, with archived ones and those deleted in the last 30 days. Delete some that you no longer need, which makes room after 30 days.",
            ),
            (
                PodcastsPerProject,
                Tier::Individual,
                38,
                40,
                "Your plan includes 50 podcasts per list, and this one has 38. 12 of the 40 fit, or upgrade to the business plan.",
            ),
            (
                PodcastsPerProject,
                Tier::Free,
                100,
                2,
                "Your plan includes 100 podcasts per list, and this one has 100. Remove some first, or upgrade to the agency plan.",
            ),
            (
                PodcastsPerProject,
                Tier::Admin,
                1_000,
                1,
                "Your plan includes 1,000 podcasts per list, and this one has 1,000. Remove some first.",
            ),
        ];
        for (limit, tier, used, wanted, expected) in cases {
            assert_eq!(message(limit, tier, used, wanted), expected);
        }
    }
}
