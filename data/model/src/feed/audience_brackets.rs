//! Brackets of audiences (spec 9), with the names of the contract. The catalog has no demographics: the figures that use
//! them are `null`.

named! {
    /// The age of most listeners.
    AgeBracket {
        Under18 = "Under 18",
        From18 = "18-24",
        From25 = "25-34",
        From35 = "35-44",
        From45 = "45-54",
        From55 = "55+",
    }

    /// The yearly income of most listeners, in US dollars.
    IncomeBracket {
        Under25 = "Under $25K",
        From25 = "$25K-$50K",
        From50 = "$50K-$75K",
        From75 = "$75K-$100K",
        From100 = "$100K-$150K",
        From150 = "$150K-$200K",
        From200 = "$200K+",
    }

    /// The education of most listeners.
    EducationBracket {
        NoHighSchool = "No High School",
        HighSchool = "High School",
        SomeCollege = "Some College",
        Bachelor = "Bachelors Degree",
        Master = "Masters Degree",
        Doctorate = "Doctorate",
    }

    /// The share of men and women among listeners.
    GenderSkew {
        Female100 = "Male 0% Female 100%",
        Female80 = "Male 20% Female 80%",
        Female60 = "Male 40% Female 60%",
        Even = "Male 50% Female 50%",
        Male60 = "Male 60% Female 40%",
        Male80 = "Male 80% Female 20%",
        Male100 = "Male 100% Female 0%",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_are_those_of_the_spec() {
        let ends = [
            (AgeBracket::ALL[0].as_str(), AgeBracket::ALL[5].as_str()),
            (IncomeBracket::ALL[0].as_str(), IncomeBracket::ALL[6].as_str()),
            (EducationBracket::ALL[0].as_str(), EducationBracket::ALL[5].as_str()),
            (GenderSkew::ALL[0].as_str(), GenderSkew::ALL[6].as_str()),
        ];
        let expected = [
            ("Under 18", "55+"),
            ("Under $25K", "$200K+"),
            ("No High School", "Doctorate"),
            ("Male 0% Female 100%", "Male 100% Female 0%"),
        ];
        assert_eq!(ends, expected);
    }
}
