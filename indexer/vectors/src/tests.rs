//! Tests of the whole crate: written vectors are found, filters are exact, damage is rejected.

use super::part::{bytes_path, codes_path};
use super::seeded_rng::SeededRng;
use super::*;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const MODEL: &str = "test-model";

/// Vectors around a few centers, as real texts are distributed.
fn clustered(random: &mut SeededRng, count: usize) -> Vec<UnitVector> {
    let mut draw = |around: &[f32; DIMENSIONS], share: f32| {
        let numbers: Vec<f32> = around.iter().map(|number| number + share * random.next_normal() / 27.7).collect();
        UnitVector::new(&numbers).unwrap()
    };
    let centres: Vec<UnitVector> = (0..8).map(|_| draw(&[0.0; DIMENSIONS], 1.0)).collect();
    (0..count).map(|at| draw(centres[at % centres.len()].coordinates(), 0.8)).collect()
}

fn write(folder: &Path, part: u32, codebook: &Codebook, vectors: &[(VectorKey, UnitVector)]) -> VectorPart {
    let mut writer = PartWriter::create(folder, part, codebook).unwrap();
    for (row, vector) in vectors {
        writer.push(*row, vector).unwrap();
    }
    writer.finish().unwrap();
    let part = VectorPart::open(folder, part, codebook).unwrap();
    part.verify().unwrap();
    part
}

fn with_keys(vectors: &[UnitVector]) -> Vec<(VectorKey, UnitVector)> {
    (0..).zip(vectors).map(|(owner, vector)| (VectorKey { owner, tag: owner * 3 }, vector.clone())).collect()
}

/// The true nearest owners.
fn exact(vectors: &[(VectorKey, UnitVector)], query: &UnitVector, limit: usize, may: impl Fn(u32) -> bool) -> Vec<u32> {
    let mut scored: Vec<(f32, u32)> = vectors
        .iter()
        .filter(|(row, _)| may(row.owner))
        .map(|(row, vector)| (vector.cosine(query), row.owner))
        .collect();
    scored.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
    scored.into_iter().take(limit).map(|(_, owner)| owner).collect()
}

struct TestIndex {
    folder: TempDir,
    random: SeededRng,
    vectors: Vec<(VectorKey, UnitVector)>,
    codebook: Codebook,
    part: VectorPart,
}

impl TestIndex {
    fn new(count: usize, lists: usize) -> Self {
        let folder = TempDir::new().unwrap();
        let mut random = SeededRng::new(42);
        let vectors = clustered(&mut random, count);
        let codebook = Codebook::train(MODEL, &vectors, lists, (9, VectorOrigin::Zero)).unwrap();
        let vectors = with_keys(&vectors);
        let part = write(folder.path(), 1, &codebook, &vectors);
        Self { folder, random, vectors, codebook, part }
    }

    fn query(&mut self) -> UnitVector {
        let at = self.random.next_below(self.vectors.len());
        let numbers: Vec<f32> =
            self.vectors[at].1.coordinates().iter().map(|number| number + 0.02 * self.random.next_normal()).collect();
        UnitVector::new(&numbers).unwrap()
    }

    fn search(&self, query: &UnitVector, scan: Scan, owners: Option<&BitSet>) -> Vec<Neighbor> {
        scan.search(&self.codebook, &ScanQuery::new(&self.codebook, query), &[(&self.part, owners)]).unwrap()
    }
}

/// Recall: the share of the right owners that was found.
fn recall(right: &[u32], found: &[Neighbor]) -> f64 {
    let hits = right.iter().filter(|&&owner| found.iter().any(|found| found.owner == owner)).count();
    hits as f64 / right.len().max(1) as f64
}

#[test]
fn the_nearest_are_found_under_any_filter() {
    for lists in [1, 20] {
        let mut world = TestIndex::new(1_500, lists);
        for of_a_hundred in [100, 50, 5, 1] {
            let may = |owner: u32| owner * 37 % 100 < of_a_hundred;
            let owners: BitSet = (0..1_500).filter(|&owner| may(owner)).collect();
            let mut sum = 0.0;
            for _ in 0..20 {
                let query = world.query();
                let right = exact(&world.vectors, &query, 10, may);
                let found = world.search(&query, Scan::nearest(10, 1_500), Some(&owners));
                assert!(found.iter().all(|found| may(found.owner)), "a filter is exact");
                assert!(found.is_sorted_by(|a, b| a.score >= b.score));
                assert_eq!(found.len(), right.len());
                for neighbour in &found {
                    let (row, vector) = &world.vectors[neighbour.owner as usize];
                    assert_eq!(neighbour.tag, row.tag);
                    assert!((vector.cosine(&query) - neighbour.score).abs() < 1e-3);
                }
                sum += recall(&right, &found);
            }
            assert!(sum / 20.0 >= 0.98, "{lists} lists, {of_a_hundred} %: {sum} of 20");
        }
    }
}

#[test]
fn few_lists_are_enough_and_the_others_are_skipped() {
    let mut world = TestIndex::new(2_000, 40);
    let query = world.query();
    let scan = Scan { walked: 0, examined: 200, ..Scan::nearest(1, 2_000) };
    let found = world.search(&query, scan, None);
    assert_eq!(found[0].owner, exact(&world.vectors, &query, 1, |_| true)[0]);
    // Distant vectors are missing when only a few hundred are examined,
    let few = world.search(&query, Scan { limit: 1_000, candidates: 1_000, ..scan }, None);
    assert!((200..600).contains(&few.len()), "{}", few.len());
    // unless a filter accepts nothing else.
    let far = few.iter().map(|found| found.owner).collect::<BTreeSet<_>>();
    let owners: BitSet = (0..2_000).filter(|owner| !far.contains(owner)).take(3).collect();
    assert_eq!(world.search(&query, scan, Some(&owners)).len(), 1);
    assert_eq!(world.search(&query, Scan { limit: 9, ..scan }, Some(&owners)).len(), 3);
    assert!(world.search(&query, scan, Some(&BitSet::default())).is_empty());
    assert!(world.search(&query, Scan { limit: 0, ..scan }, None).is_empty());
}

#[test]
fn an_owner_of_many_vectors_is_found_once() {
    let mut world = TestIndex::new(600, 1);
    let vectors: Vec<(VectorKey, UnitVector)> = (0_u32..)
        .zip(&world.vectors)
        .map(|(at, (_, vector))| (VectorKey { owner: at / 6, tag: at % 6 }, vector.clone()))
        .collect();
    world.part = write(world.folder.path(), 2, &world.codebook, &vectors);
    let rows = world.part.rows_by_owner();
    let of = |owner| world.part.stored_vectors(&world.codebook, &rows, owner).unwrap();
    assert_eq!(of(7).iter().map(|(tag, _)| *tag).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    assert!(of(100).is_empty());
    let query = world.query();
    let scan = Scan { is_by_owner: true, candidates: 600, ..Scan::nearest(5, 600) };
    let found = world.search(&query, scan, None);
    let mut best: Vec<(f32, u32, u32)> =
        vectors.iter().map(|(row, vector)| (vector.cosine(&query), row.owner, row.tag)).collect();
    best.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
    let mut seen = BTreeSet::new();
    best.retain(|(_, owner, _)| seen.insert(*owner));
    let owners: Vec<(u32, u32)> = found.iter().map(|found| (found.owner, found.tag)).collect();
    assert_eq!(owners, best[..5].iter().map(|(_, owner, tag)| (*owner, *tag)).collect::<Vec<_>>());
}

#[test]
fn the_same_vectors_make_the_same_files() {
    let (one, other) = (TestIndex::new(300, 5), TestIndex::new(300, 5));
    for path in [codes_path, bytes_path] {
        assert_eq!(fs::read(path(one.folder.path(), 1)).unwrap(), fs::read(path(other.folder.path(), 1)).unwrap());
    }
    assert!(!one.folder.path().join("part-000001.unsorted").exists());
}

#[test]
fn an_empty_part_is_valid() {
    let world = TestIndex::new(20, 2);
    let part = write(world.folder.path(), 2, &world.codebook, &[]);
    assert!(part.is_empty());
}

#[test]
fn a_codebook_is_read_as_it_was_written_and_refuses_another_model() {
    let mut world = TestIndex::new(100, 4);
    let path = world.folder.path().join("codebook");
    world.codebook.write(&path).unwrap();
    let query = world.query();
    let before = world.search(&query, Scan::nearest(5, 100), None);
    world.codebook = Codebook::open(&path, MODEL).unwrap();
    world.part = VectorPart::open(world.folder.path(), 1, &world.codebook).unwrap();
    assert_eq!(world.search(&query, Scan::nearest(5, 100), None), before);

    let error = Codebook::open(&path, "another").err().unwrap().to_string();
    assert!(error.contains("codebook") && error.contains(MODEL) && error.contains("another"), "{error}");
    let vectors: Vec<UnitVector> = world.vectors.iter().map(|(_, vector)| vector.clone()).collect();
    let other = Codebook::train(MODEL, &vectors, 4, (10, VectorOrigin::Zero)).unwrap();
    let error = VectorPart::open(world.folder.path(), 1, &other).err().unwrap();
    assert!(matches!(error, VectorError::OtherCodebook { .. }), "{error}");
    assert!(Codebook::train(MODEL, &vectors, 101, (1, VectorOrigin::Zero)).is_err());
    assert!(Codebook::train(MODEL, &vectors, 0, (1, VectorOrigin::Zero)).is_err());
}

/// Truncates and changes every file at every few bytes. Opening or verifying reports the file.
#[test]
fn damage_is_reported_with_the_name_of_the_file() {
    let world = TestIndex::new(60, 3);
    let codebook = world.folder.path().join("codebook");
    world.codebook.write(&codebook).unwrap();
    let open = || -> Result<(), VectorError> {
        let codebook = Codebook::open(&codebook, MODEL)?;
        VectorPart::open(world.folder.path(), 1, &codebook)?.verify()
    };
    open().unwrap();
    for path in [codebook.clone(), codes_path(world.folder.path(), 1), bytes_path(world.folder.path(), 1)] {
        let whole = fs::read(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let check = |damaged: &[u8], what: String| {
            fs::write(&path, damaged).unwrap();
            let error = open().expect_err(&what).to_string();
            assert!(error.contains(name) || error.contains("part-000001"), "{what}: {error}");
        };
        for length in (0..whole.len()).step_by(whole.len() / 40 + 1).chain([1, 63, 64, whole.len() - 1]) {
            check(&whole[..length], format!("{name} cut to {length}"));
        }
        check(&[whole.as_slice(), &[0]].concat(), format!("{name} with a byte more"));
        for at in (0..64).chain((64..whole.len()).step_by(whole.len() / 40 + 1)) {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x41;
            check(&damaged, format!("{name} changed at {at}"));
        }
        fs::write(&path, &whole).unwrap();
    }
    fs::remove_file(bytes_path(world.folder.path(), 1)).unwrap();
    assert!(open().unwrap_err().to_string().contains("part-000001.bytes"));
}

/// Without verified checksums, damaged numbers cause no panic and no NaN score.
#[test]
fn searching_damaged_numbers_is_harmless() {
    let mut world = TestIndex::new(200, 4);
    for path in [codes_path, bytes_path] {
        let path = path(world.folder.path(), 1);
        let mut bytes = fs::read(&path).unwrap();
        for byte in &mut bytes[64 + 5 * 4..] {
            *byte = 0xFF;
        }
        fs::write(&path, bytes).unwrap();
    }
    world.part = VectorPart::open(world.folder.path(), 1, &world.codebook).unwrap();
    assert!(world.part.verify().is_err());
    let query = world.query();
    let owners: BitSet = (0..200).collect();
    for owners in [None, Some(&owners)] {
        assert!(world.search(&query, Scan::nearest(10, 200), owners).iter().all(|found| found.score.is_finite()));
    }
}

#[test]
fn a_sample_is_as_large_as_the_lists_need() {
    assert_eq!(CodebookSize::for_vectors(0), CodebookSize { lists: 1, sample: 1_024 });
    assert_eq!(CodebookSize::for_vectors(1_000_000), CodebookSize { lists: 1_000, sample: 48_000 });
    assert!(CodebookSize::for_vectors(usize::MAX).lists <= 1 << 16);
}

/// Vectors of a model that finds all texts alike: a large common part, and a small one of their own.
fn alike(random: &mut SeededRng, count: usize) -> Vec<UnitVector> {
    let common: Vec<f32> = (0..DIMENSIONS).map(|_| random.next_normal()).collect();
    let one =
        |random: &mut SeededRng| common.iter().map(|number| number + 0.5 * random.next_normal()).collect::<Vec<_>>();
    (0..count).map(|_| UnitVector::new(&one(random)).unwrap()).collect()
}

#[test]
fn vectors_are_compared_from_their_mean_and_returned_as_they_were() {
    let mut random = SeededRng::new(5);
    let vectors = alike(&mut random, 600);
    assert!(vectors[0].cosine(&vectors[1]) > 0.7, "the model finds all alike");
    let folder = TempDir::new().unwrap();
    let codebook = Codebook::train(MODEL, &vectors, 4, (9, VectorOrigin::SampleMean)).unwrap();
    codebook.write(&folder.path().join("codebook")).unwrap();
    let codebook = Codebook::open(&folder.path().join("codebook"), MODEL).unwrap();
    let texts: Vec<(VectorKey, UnitVector)> =
        (0..).zip(&vectors).map(|(owner, vector)| (VectorKey { owner, tag: 0 }, vector.clone())).collect();
    let part = write(folder.path(), 1, &codebook, &texts);
    let found =
        Scan::nearest(2, 600).search(&codebook, &ScanQuery::new(&codebook, &vectors[7]), &[(&part, None)]).unwrap();
    assert_eq!(found[0].owner, 7);
    assert!(found[0].score > 0.98 && found[1].score < 0.2, "{found:?}");
    let (_, returned) = &part.vectors_of(&codebook, 7).unwrap()[0];
    let returned = UnitVector::new(returned.as_slice()).unwrap();
    assert!(returned.cosine(&vectors[7]) > 0.999);
    let by_stored = ScanQuery::from_stored(&codebook, part.stored_vector(&codebook, 7).unwrap().unwrap());
    assert_eq!(Scan::nearest(1, 600).search(&codebook, &by_stored, &[(&part, None)]).unwrap()[0].owner, 7);
    // An engine elsewhere finds the same cosine in the stored forms.
    let rows = part.rows_by_owner();
    let stored = part.stored_vectors(&codebook, &rows, found[1].owner).unwrap();
    let [(0, stored)] = &stored[..] else { panic!("it has one vector") };
    let requested = codebook.stored_form(&vectors[7]);
    let cosine = UnitVector::new(stored.as_slice()).unwrap().cosine(&UnitVector::new(requested.as_slice()).unwrap());
    assert!((cosine - found[1].score).abs() < 0.01, "{cosine} {found:?}");
    // A model whose vectors are all the same has no direction from their mean, and does no harm.
    let same = vec![vectors[0].clone(); 300];
    let codebook = Codebook::train(MODEL, &same, 1, (9, VectorOrigin::SampleMean)).unwrap();
    let part = write(folder.path(), 2, &codebook, &with_keys(&same));
    let found =
        Scan::nearest(3, 300).search(&codebook, &ScanQuery::new(&codebook, &same[0]), &[(&part, None)]).unwrap();
    assert!(found.iter().all(|one| one.score.is_finite()));
}
