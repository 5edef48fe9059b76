//! A net as a file.
//!
//! The magic word, the version and the widths of two layers, two bytes each; the length of a text and the text,
//! which says how the net was made; the table, a byte a weight; its bias, two bytes each; then for every layer
//! the weights of all buckets, by input, two bytes each, and their biases, four bytes each; a checksum of all that.

use super::net::{BUCKETS, Bucket, Layer, ROWS, SMALL, ValueNet, WIDTH};
use crate::net_file;

const MAGIC: &[u8; 4] = b"QXVN";
const VERSION: u8 = 1;

/// Why bytes are no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoNet;

impl std::fmt::Display for NoNet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this is not a whole file of a Quixo net of this version")
    }
}

impl std::error::Error for NoNet {}

impl ValueNet {
    /// The net of a file.
    pub fn read(file: &[u8]) -> Result<ValueNet, NoNet> {
        let (_, weights) = split(file).ok_or(NoNet)?;
        let mut weights = Weights(weights);
        let net = weights.net().ok_or(NoNet)?;
        if weights.0.is_empty() { Ok(net) } else { Err(NoNet) }
    }
}

/// How the net of a file was made, in lines of a name and a value: those of every origin, then its own.
#[cfg(feature = "workshop")]
pub fn origin(file: &[u8]) -> Option<&str> {
    std::str::from_utf8(split(file)?.0).ok()
}

/// The text and the weights of a whole file.
fn split(file: &[u8]) -> Option<(&[u8], &[u8])> {
    let [width, small] = [WIDTH, SMALL].map(|width| (width as u16).to_le_bytes());
    let head = [&MAGIC[..], &[VERSION], &width, &small].concat();
    net_file::split(file, &head)
}

/// Weights that are still to be read.
struct Weights<'a>(&'a [u8]);

impl Weights<'_> {
    fn net(&mut self) -> Option<ValueNet> {
        let table = (0..ROWS).map(|_| self.bytes::<WIDTH>().map(|row| row.map(|byte| byte as i8)));
        let table = table.collect::<Option<Vec<_>>>()?;
        let bias = self.shorts()?;
        let second = self.layers()?;
        let third = self.layers()?;
        let results = self.layers()?;
        let buckets = second.into_iter().zip(third).zip(results);
        let bucket = |((second, third), results)| Bucket { second, third, results };
        Some(ValueNet { table, bias, buckets: buckets.map(bucket).collect() })
    }

    /// A layer of every bucket.
    fn layers<const IN: usize, const OUT: usize>(&mut self) -> Option<Vec<Layer<IN, OUT>>> {
        let mut layers = Vec::with_capacity(BUCKETS);
        for _ in 0..BUCKETS {
            let mut weights = [[0; OUT]; IN];
            for row in &mut weights {
                *row = self.shorts()?;
            }
            layers.push(Layer { weights, biases: [0; OUT] });
        }
        for layer in &mut layers {
            for bias in &mut layer.biases {
                *bias = i32::from_le_bytes(self.bytes()?);
            }
        }
        Some(layers)
    }

    fn shorts<const COUNT: usize>(&mut self) -> Option<[i16; COUNT]> {
        let mut shorts = [0; COUNT];
        for short in &mut shorts {
            *short = i16::from_le_bytes(self.bytes()?);
        }
        Some(shorts)
    }

    fn bytes<const COUNT: usize>(&mut self) -> Option<[u8; COUNT]> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*bytes)
    }
}
