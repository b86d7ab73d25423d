//! Proofs that were made once and are kept: what a file says is proved again only when it says something else.
//!
//! A proof is found by the hash of the file's name and text. The hash is the same in every run and on every
//! machine (FNV-1a, 128 bits), and name and length are compared as well. Whoever should find two texts that
//! share all of it would see a lesson that holds all the same.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::diagnostic::Source;
use crate::lesson::ProofReport;

/// The hash of a file's name and text.
pub(super) type ProofKey = u128;

/// A proof, and what it cost.
#[derive(Clone, Debug)]
pub(super) struct KeptProof {
    pub(super) proof: ProofReport,
    /// What it cost in nodes when it was made: what is free now is counted as if it had been made again, so that
    /// a folder is judged in the same way every time.
    pub(super) work: usize,
    name: String,
    n_bytes: usize,
}

/// The proofs of a library and of those read after it from the same folders.
#[derive(Clone, Debug, Default)]
pub(super) struct Proofs(Arc<Mutex<BTreeMap<ProofKey, Arc<KeptProof>>>>);

impl Proofs {
    /// The proof of a file that says just this.
    pub(super) fn find(&self, key: ProofKey, source: &Source) -> Option<Arc<KeptProof>> {
        let found = self.all().get(&key).cloned();
        let is_it = |kept: &Arc<KeptProof>| {
            kept.name == source.name() && kept.n_bytes == source.text().len()
        };
        found.filter(is_it)
    }

    /// Keeps a proof.
    pub(super) fn keep(
        &self,
        key: ProofKey,
        source: &Source,
        proof: ProofReport,
        work: usize,
    ) -> Arc<KeptProof> {
        let kept = Arc::new(KeptProof {
            proof,
            work,
            name: source.name().to_owned(),
            n_bytes: source.text().len(),
        });
        self.all().insert(key, Arc::clone(&kept));
        kept
    }

    /// Forgets all but these.
    pub(super) fn forget_all_but(&self, used: &BTreeSet<ProofKey>) {
        self.all().retain(|key, _| used.contains(key));
    }

    /// The map; whoever broke down while holding it left it whole.
    fn all(&self) -> MutexGuard<'_, BTreeMap<ProofKey, Arc<KeptProof>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The hash of a file's name and text.
pub(super) fn key(source: &Source) -> ProofKey {
    let name = source.name().bytes();
    hash(name.chain([0]).chain(source.text().bytes()))
}

/// FNV-1a of some bytes.
fn hash(bytes: impl Iterator<Item = u8>) -> ProofKey {
    const OFFSET: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    bytes.fold(OFFSET, |hash, byte| {
        (hash ^ u128::from(byte)).wrapping_mul(PRIME)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        let known = 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964;
        assert_eq!(hash(b"a".iter().copied()), known);
        let both = hash(b"a.toml\0x".iter().copied());
        assert_eq!(key(&Source::new("a.toml", "x")), both);
    }

    #[test]
    fn a_proof_is_found_only_for_the_same_name_and_text() {
        let proofs = Proofs::default();
        let (one, other) = (Source::new("a.toml", "x"), Source::new("b.toml", "x"));
        proofs.keep(key(&one), &one, ProofReport::default(), 7);
        assert_eq!(proofs.find(key(&one), &one).map(|kept| kept.work), Some(7));
        assert!(proofs.find(key(&other), &other).is_none());
        assert!(
            proofs.find(key(&one), &other).is_none(),
            "the hash alone is not trusted"
        );
        proofs.forget_all_but(&BTreeSet::new());
        assert!(proofs.find(key(&one), &one).is_none());
    }
}
