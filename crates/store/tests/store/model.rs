//! Whatever comes in whatever order, the store is a plain list of lines for each table.

use std::collections::BTreeMap;

use proptest::collection::vec;
use proptest::prelude::*;
use store::{StoreError, StoredLine};

use crate::{folder, new, opened};

const TABLES: usize = 3;

/// What one append brings: a table, and its first number and how many.
type Batch = (usize, u32, u32);

fn lines(batch: Batch, name: usize) -> Vec<StoredLine> {
    let (_, first, count) = batch;
    (first..first + count)
        .map(|number| StoredLine { number, at: number.into(), text: format!("of batch {name}") })
        .collect()
}

/// Appends all at once, and checks that what was answered is what is there.
async fn play(rounds: Vec<Vec<Batch>>) {
    let dir = folder();
    let store = opened(&dir).await;
    for table in 0..TABLES {
        store.create(new(&table.to_string())).await.expect("a table");
    }
    let mut model = vec![BTreeMap::new(); TABLES];
    let mut names = 0..;
    for round in rounds {
        let asked: Vec<_> = round
            .into_iter()
            .zip(names.by_ref())
            .map(|(batch, name)| {
                let store = store.clone();
                let append =
                    async move { store.append(&batch.0.to_string(), lines(batch, name), 1).await };
                (batch, name, tokio::spawn(append))
            })
            .collect();
        let mut refused = Vec::new();
        for (batch, name, answer) in asked {
            match answer.await.expect("no panic") {
                Ok(()) => {
                    for line in lines(batch, name) {
                        let before = model[batch.0].insert(line.number, line);
                        assert_eq!(before, None, "two batches wrote one line");
                    }
                }
                Err(error) => {
                    assert_eq!(error, StoreError::Conflict);
                    refused.push((batch, name));
                }
            }
        }
        for (batch, name) in refused {
            let taken = |line: &StoredLine| model[batch.0].contains_key(&line.number);
            assert!(lines(batch, name).iter().any(taken), "refused without a reason");
        }
    }
    store.close().await;
    let store = opened(&dir).await;
    for (table, model) in model.into_iter().enumerate() {
        let expected: Vec<StoredLine> = model.into_values().collect();
        assert_eq!(store.lines(&table.to_string()).await, Ok(expected));
    }
    store.close().await;
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn any_interleaving_of_appends_equals_a_plain_list(
        rounds in vec(vec((0..TABLES, 0..40_u32, 0..5_u32), 1..20), 1..6)
    ) {
        tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("a runtime")
            .block_on(play(rounds));
    }
}
