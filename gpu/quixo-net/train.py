"""Solves the board, then trains a value net on exact values that are looked up as they are needed.

    python3 train.py --starts positions.txt --seconds 400 --out OUT [--resume OUT/checkpoint.pt]

`positions.txt` is what the example `quixo_positions` of the workshop writes. Games with an even number are
trained from, those with an odd one are kept for tests: OUT/test.txt has a sample of them with the value of each
move. OUT/quixo.net is the net, OUT/fixed.txt some positions with its results, OUT/checkpoint.pt what the next
run goes on from; no label is kept.
"""
import argparse, ctypes, math, os, random, subprocess, time
import torch
import board
from net import Net, as_file, bucket_of, whole_logits

HERE = os.path.dirname(os.path.abspath(__file__))
BATCH, WALKERS, SEED = 1 << 17, 1 << 20, 1


class Labels:
    """The library of labels.cu."""
    def __init__(self, out):
        path = os.path.join(out, "liblabels.so")
        flags = "-O3 -std=c++17 -arch=sm_90 -Xcompiler -fPIC -shared"
        subprocess.run(["nvcc", *flags.split(), os.path.join(HERE, "labels.cu"), "-o", path], check=True)
        self.lib = ctypes.CDLL(path)
        os.remove(path)
        self.lib.solve_board(os.path.join(out, "counts.csv").encode())
        self.walkers = torch.zeros(WALKERS, 2, dtype=torch.int32, device="cuda")
        self.seed = 0

    def next_seed(self):
        self.seed += 1
        return ctypes.c_uint64(self.seed)

    def walk(self, starts, moves):
        for _ in range(moves):
            self.lib.walk(ptr(self.walkers), WALKERS, ptr(starts), len(starts), self.next_seed())

    def sample(self, starts, n):
        found = torch.empty(n, 2, dtype=torch.int32, device="cuda")
        values = torch.empty(n, dtype=torch.uint8, device="cuda")
        self.lib.sample_positions(ptr(self.walkers), WALKERS, ptr(starts), len(starts), ptr(found), ptr(values), n, self.next_seed())
        return found, values

    def patterns(self, positions, least):
        found = torch.empty(len(positions), 12, dtype=torch.int32, device="cuda")
        self.lib.patterns(ptr(positions), ptr(found), len(positions), int(least), self.next_seed())
        return found

    def judge(self, positions):
        """The value of each position and of its moves, as text."""
        flat = positions.cpu().int().contiguous()
        out = ctypes.create_string_buffer(45 * len(flat))
        self.lib.judge_all(ctypes.c_void_p(flat.data_ptr()), out, len(flat))
        text = out.raw.decode()
        return [text[45 * i:45 * (i + 1)] for i in range(len(flat))]


def ptr(tensor):
    return ctypes.c_void_p(tensor.data_ptr())


def read_positions(paths, parity):
    """Positions of games with an even or odd number, each once, by number of marks."""
    by_marks = [set() for _ in range(26)]
    for path in paths:
        for line in open(path):
            words = line.split()
            if len(words) == 3 and int(words[0]) % 2 == parity:
                me, them = int(words[1], 16), int(words[2], 16)
                by_marks[(me | them).bit_count()].add((me, them))
    return [sorted(some) for some in by_marks]


def evened(by_marks, each, weight=lambda marks: 1):
    """As many for every number of marks, or as many as it weighs; few positions are repeated."""
    luck = random.Random(1)
    counts = [int(each * weight(marks)) for marks in range(len(by_marks))]
    return [luck.choice(some) for some, count in zip(by_marks, counts) if some for _ in range(count)]


def difficulty(marks):
    """How often positions are trained from: nearly empty boards are easy, and there are few of them."""
    return 0.3 if marks < 6 else 0.6 if marks < 9 else 1 if marks < 16 else 1.8


def tested(by_marks, each):
    luck = random.Random(2)
    return [p for some in by_marks for p in luck.sample(some, min(each, len(some)))]


def logits_of(net, labels, positions, least, whole=None):
    out = []
    for part in positions.split(BATCH):
        patterns, bucket = labels.patterns(part.int().contiguous(), least), bucket_of(board.marks(part.long()))
        with torch.no_grad():
            out.append(whole_logits(whole, patterns, bucket).float() / 256 if whole else net(patterns, bucket))
    return torch.cat(out)


class Exam:
    """What a net is measured by: leaves beside games it was not trained from, and moves chosen by one look."""
    def __init__(self, labels, by_marks, judged):
        starts = torch.tensor(evened(by_marks, 2000), dtype=torch.int32, device="cuda")
        self.labels, self.leaves = labels, labels.sample(starts, 1 << 20)
        positions = torch.tensor([p for p, _ in judged], dtype=torch.long, device="cuda")
        self.marks, self.text = board.marks(positions).cpu(), [text for _, text in judged]
        number, move, children = [], [], []
        self.sure = torch.full((len(judged), 44), -1e9)
        for at, push in enumerate(board.PUSHES):
            then = board.after(positions, push)
            may = (positions[:, 1] & push[0]) == 0
            mine, theirs = board.has_line(then[:, 0]), board.has_line(then[:, 1])
            child = then.flip(1)
            loses = theirs | (~mine & board.wins_now(child))
            sure = torch.where(loses, -1e6, torch.where(mine, 1e6, 0.0))
            self.sure[:, at] = torch.where(may, sure, -1e9).cpu()
            open_ = (may & ~mine & ~loses).nonzero().view(-1)
            number.append(open_.cpu()); move.append(torch.full((len(open_),), at)); children.append(child[open_])
        self.number, self.move, self.children = torch.cat(number), torch.cat(move), torch.cat(children)

    def say(self, name, net, least, whole=None):
        positions, values = self.leaves
        z = logits_of(net, self.labels, positions, least, whole)
        y = values.long()
        loss = torch.nn.functional.binary_cross_entropy_with_logits(z.float(), torch.stack([y == 2, y > 0], 1).float())
        guess = (z[:, 0] > 0).long() + (z[:, 1] > 0).long()
        print(f"{name}: leaves: loss {loss:.4f} right {100 * (guess == y).float().mean():.2f} %")
        z = -logits_of(net, self.labels, self.children, least, whole).flip(1).cpu()  # my win is their loss
        both, win, safe = self.sure.clone(), self.sure.clone(), self.sure.clone()
        both[self.number, self.move] = z.sum(1); win[self.number, self.move] = z[:, 0]; safe[self.number, self.move] = z[:, 1]
        apart = torch.where((win.max(1).values > 0).view(-1, 1), win, safe)
        for rule, worth in (("sum of logits", both), ("win, else safe", apart)):
            slips, count = [0] * 26, [0] * 26
            for i, move in enumerate(worth.argmax(1).tolist()):
                text = self.text[i]
                if text[0] != "l":
                    count[self.marks[i]] += 1
                    slips[self.marks[i]] += "ldw".index(text[1 + move]) < "ldw".index(text[0])
            per = " ".join(f"{m}:{1000 * s / c:.0f}" for m, (s, c) in enumerate(zip(slips, count)) if c)
            print(f"{name}: {rule}: slips in 1000: {1000 * sum(slips) / max(1, sum(count)):.1f} of {sum(count)}; {per}", flush=True)


def train(net, labels, starts, seconds, rates, least, optimizer, step=0):
    began, losses, first = time.time(), [], step
    while (done := (time.time() - began) / seconds) < 1:
        rate = rates[1] + (rates[0] - rates[1]) * 0.5 * (1 + math.cos(math.pi * done))
        rate *= min(1.0, (step - first + 1) / 500)
        for group in optimizer.param_groups:
            group["lr"] = rate
        if step % 8 == 0:
            labels.walk(starts, 1)
        positions, values = labels.sample(starts, BATCH)
        z = net(labels.patterns(positions, least), bucket_of(board.marks(positions.long())))
        y = torch.stack([values == 2, values > 0], 1).float()
        loss = torch.nn.functional.binary_cross_entropy_with_logits(z, y)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        net.keep_in_range()
        step += 1
        if step % 50 == 0:
            losses.append(loss.item())
        if step % 2000 == 0:
            print(f"step {step} {time.time() - began:.0f} s rate {rate:.2e} loss {sum(losses[-40:]) / len(losses[-40:]):.4f}", flush=True)
    return step


def new_net(width, small):
    torch.manual_seed(SEED)
    net = Net(width, small).cuda()
    return net, torch.optim.Adam(net.parameters(), lr=1e-3, betas=(0.9, 0.99), fused=True)


def version():
    """The version of the programs of this repository."""
    with open(os.path.join(HERE, "../../Cargo.toml")) as f:
        return next(line.split('"')[1] for line in f if line.startswith("version = "))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--starts", nargs="+", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--test", nargs="*", help="where test positions come from, if from elsewhere")
    parser.add_argument("--wait", help="a file that must be there before testing")
    parser.add_argument("--nets", nargs="*", default=["512x32c"], help="width, second layer, c canonical or r random image")
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--rates", type=float, nargs=2, default=[1.5e-3, 1e-5])
    parser.add_argument("--resume")
    parser.add_argument("--origin", default="")
    args = parser.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = True
    labels = Labels(args.out)
    by_marks = read_positions(args.starts, 0)
    starts = torch.tensor(evened(by_marks, 40000, difficulty), dtype=torch.int32, device="cuda")
    labels.walk(starts, 60)
    trained = []
    for name in args.nets:
        width, small = int(name[:-1].split("x")[0]), int(name[:-1].split("x")[1])
        net, optimizer = new_net(width, small)
        step = 0
        if args.resume:
            kept = torch.load(args.resume)
            net.load_state_dict(kept["net"])
            optimizer.load_state_dict({"state": {i: {k: v.float().cuda() for k, v in s.items()} for i, s in kept["moments"].items()},
                                       "param_groups": optimizer.state_dict()["param_groups"]})
            step, labels.seed = kept["step"], kept["seed"]
        print(f"{name}: training", flush=True)
        trained.append((name, net, optimizer, train(net, labels, starts, args.seconds, args.rates, name[-1] == "c", optimizer, step)))
    while args.wait and not os.path.exists(args.wait):
        time.sleep(1)
    by_marks = read_positions(args.test or args.starts, 1)
    chosen = tested(by_marks, 6000)
    judged = list(zip(chosen, labels.judge(torch.tensor(chosen))))
    with open(os.path.join(args.out, "test.txt"), "w") as f:
        f.writelines(f"{me:07x} {them:07x} {text[0]} {text[1:]}\n" for (me, them), text in judged)
    exam = Exam(labels, by_marks, judged)
    for name, net, optimizer, step in trained:
        least, whole = name[-1] == "c", net.whole()
        exam.say(name, net, least)
        exam.say(name + " whole", net, least, whole)
        games = " ".join(os.path.basename(path) for path in args.starts)
        parent = os.path.basename(args.resume) if args.resume else "none"
        origin = f"program {version()}\nseed {SEED}\ngames {games}\nparent {parent}\n"
        origin += f"net {name}\npositions {step * BATCH}\n{args.origin}\n"
        with open(os.path.join(args.out, f"{name}.net"), "wb") as f:
            f.write(as_file(net, origin))
        fixed = exam.leaves[0][:64]
        z = whole_logits(whole, labels.patterns(fixed, least), bucket_of(board.marks(fixed.long()))).tolist()
        with open(os.path.join(args.out, f"{name}.fixed.txt"), "w") as f:
            f.writelines(f"{me:07x} {them:07x} {a} {b}\n" for (me, them), (a, b) in zip(fixed.tolist(), z))
    name, net, optimizer, step = trained[-1]
    moments = {i: {k: v.cpu().bfloat16() if v.dim() else v.cpu() for k, v in s.items()} for i, s in optimizer.state_dict()["state"].items()}
    torch.save({"net": {k: v.cpu() for k, v in net.state_dict().items()}, "moments": moments, "step": step, "seed": labels.seed},
               os.path.join(args.out, "checkpoint.pt"))


main()
