"""The value net: as it is trained, as whole numbers, and as a file.

Twelve lines of five cubes each show one of 243 patterns. The first layer is a sum of twelve rows of a table; its
halves are multiplied with each other. Two small layers follow, other ones for every three marks more, and two
results, each a logit: the mover wins; the mover does not lose. Training rounds as the program does (and passes
gradients straight through), so that nothing is lost when the net becomes whole numbers.
"""
import torch

LINES, PATTERNS, SMALL, BUCKETS = 12, 243, 32, 9
ONE = 128      # activations, and the weights of the first layer, are counted in 128ths
UNIT = 512     # the other weights in 512ths
MAGIC, VERSION = b"QXVN", 1


def bucket_of(marks):
    return torch.clamp(marks // 3, max=BUCKETS - 1)


def rounded(x, unit):
    return x + ((x * unit).round() / unit - x).detach()


def floored(x, unit):
    return x + ((x * unit + 1e-3).floor() / unit - x).detach()


def clipped(x):
    return torch.clamp(x, 0.0, (ONE - 1) / ONE)


class Net(torch.nn.Module):
    def __init__(self, width=512, small=SMALL):
        super().__init__()
        self.width, self.small = width, small
        half = width // 2
        p = lambda *shape, scale: torch.nn.Parameter(torch.randn(*shape) * scale)
        self.table = p(LINES * PATTERNS, width, scale=0.12)
        self.bias = torch.nn.Parameter(torch.full((width,), 0.3))
        self.w2, self.b2 = p(half, BUCKETS * small, scale=0.15), torch.nn.Parameter(torch.full((BUCKETS * small,), 0.2))
        self.w3, self.b3 = p(small, BUCKETS * SMALL, scale=0.25), torch.nn.Parameter(torch.full((BUCKETS * SMALL,), 0.2))
        self.w4, self.b4 = p(SMALL, BUCKETS * 2, scale=0.5), torch.nn.Parameter(torch.zeros(BUCKETS * 2))

    def forward(self, patterns, bucket):
        n = patterns.shape[0]
        hot = torch.zeros(n, LINES * PATTERNS, dtype=torch.bfloat16, device=patterns.device)
        hot.scatter_(1, patterns.long(), 1.0)
        x = hot @ rounded(self.table, ONE).bfloat16()
        x = clipped(x.float() + rounded(self.bias, ONE))
        half = self.width // 2
        x = floored(x[:, :half] * x[:, half:], ONE)
        pick = lambda y, each: y.view(n, BUCKETS, each).take_along_dim(bucket.view(n, 1, 1), 1).view(n, each)
        dense = lambda x, w, b, each: pick(x @ rounded(w, UNIT) + rounded(b, UNIT * ONE), each)
        x = floored(clipped(dense(x, self.w2, self.b2, self.small)), ONE)
        x = floored(clipped(dense(x, self.w3, self.b3, SMALL)), ONE)
        return dense(x, self.w4, self.b4, 2)

    def keep_in_range(self):
        with torch.no_grad():
            self.table.clamp_(-(ONE - 1) / ONE, (ONE - 1) / ONE)

    def whole(self):
        """All weights as whole numbers, in the order of the file."""
        number = lambda x, unit: (x.detach().double().cpu() * unit).round().long()
        by_bucket = lambda w, each: w.view(w.shape[0], BUCKETS, each).transpose(0, 1).contiguous()
        return {
            "table": number(self.table, ONE), "bias": number(self.bias, ONE),
            "w2": by_bucket(number(self.w2, UNIT), self.small), "b2": number(self.b2, UNIT * ONE).view(BUCKETS, self.small),
            "w3": by_bucket(number(self.w3, UNIT), SMALL), "b3": number(self.b3, UNIT * ONE).view(BUCKETS, SMALL),
            "w4": by_bucket(number(self.w4, UNIT), 2), "b4": number(self.b4, UNIT * ONE).view(BUCKETS, 2),
        }


def whole_logits(whole, patterns, bucket):
    """The results by whole numbers alone, in 256ths, as the program finds them."""
    device = patterns.device
    w = {name: x.to(device) for name, x in whole.items()}
    x = w["table"][patterns.long()].sum(1) + w["bias"]
    x = x.clamp(0, ONE - 1)
    half = x.shape[1] // 2
    x = (x[:, :half] * x[:, half:]) >> 7
    def dense(x, weights, bias):
        out = torch.zeros(x.shape[0], weights.shape[2], dtype=torch.long, device=device)
        for b in range(BUCKETS):  # doubles are exact here, and devices multiply them
            of = (bucket == b).nonzero().view(-1)
            out[of] = (x[of].double() @ weights[b].double()).long() + bias[b]
        return out
    x = (dense(x, w["w2"], w["b2"]) >> 9).clamp(0, ONE - 1)
    x = (dense(x, w["w3"], w["b3"]) >> 9).clamp(0, ONE - 1)
    return dense(x, w["w4"], w["b4"]) >> 8


def checksum(data):
    total = 0xcbf29ce484222325
    for byte in data:
        total = ((total ^ byte) * 0x100000001b3) & 0xffffffffffffffff
    return total


def as_file(net, origin):
    """Magic, version, width and height of the second layer; how it was made; weights; a checksum of all that."""
    w = net.whole()
    raw = lambda x, kind, bits: x.clamp(-(1 << bits - 1), (1 << bits - 1) - 1).to(kind).numpy().tobytes()
    text = origin.encode()
    data = MAGIC + bytes([VERSION]) + net.width.to_bytes(2, "little") + net.small.to_bytes(2, "little")
    data += len(text).to_bytes(2, "little") + text
    data += raw(w["table"], torch.int8, 8) + raw(w["bias"], torch.int16, 16)
    for n in "234":
        data += raw(w["w" + n], torch.int16, 16) + raw(w["b" + n], torch.int32, 32)
    return data + checksum(data).to_bytes(8, "little")
