#!/usr/bin/env python3
"""Trains networks on an accelerator, from the records of `lab label`, as `lab train` does on processors.

    lab inputs chess --out inputs.json
    python3 train.py --inputs inputs.json --data RECORDS… --neurons 128 --seconds 120 --out chess.net

Needs NumPy and PyTorch (tried with 2.11). Model, loss and file are those of `tools/lab/src/train`. Results of
games and mirrored boards do not count. `--seconds` bounds the training, so the learning rate follows the clock and
no two trainings are equal. King buckets (`--buckets`: inputs in so many groups of one order) share a part of their weights while they
learn. All labels count as exact scores, as a teacher's are, in chess.
"""

import argparse
import json
import math
import time

import numpy as np
import torch

RECORD = 32
WEIGHT_UNIT, SHARE_UNIT = 64, 256
OUTPUT_UNIT = WEIGHT_UNIT**3
LARGEST = 127 / WEIGHT_UNIT
# One record in this many is held out: the last ones of each file, which come from other games.
HELD_OUT = 100
# Share of the time in which gradients come from weights rounded as in the file.
ROUNDED_SHARE = 0.2
WARM_UP_STEPS = 500


def fnv_1a(data):
    checksum = 0xCBF29CE484222325
    for byte in data:
        checksum = (checksum ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return checksum


def rounded(weights, unit):
    """Weights rounded to multiples of 1 / unit; the gradient passes through."""
    return weights + ((weights * unit).round() / unit - weights).detach()


class Inputs:
    """A game's numbering of inputs, from `lab inputs`."""

    def __init__(self, path, buckets, device):
        with open(path, encoding="utf-8") as file:
            numbers = json.load(file)
        self.layout = numbers["layout"].encode()
        self.inputs, self.outputs = numbers["inputs"], numbers["outputs"]
        self.buckets, self.squares = buckets, numbers["squares"]
        # By viewing side, square of its king, piece (its type, plus 8 for the other side's) and square.
        self.table = torch.tensor(numbers["table"], dtype=torch.int64, device=device)
        self.output_of = torch.tensor(numbers["output_of_pieces"], dtype=torch.int64, device=device)
        square = torch.arange(self.squares, device=device)
        self.byte, self.bit = square // 8, (square % 8).to(torch.uint8)
        self.square = square

    def unpack(self, records):
        """Inputs of both sides, the output, and targets in centipawns of records, shape (records, 32)."""
        occupied = (records[:, self.byte] >> self.bit) & 1
        is_piece = occupied.bool()
        number = (occupied.cumsum(1, dtype=torch.int64) - 1).clamp_(min=0)
        nibbles = records[:, 12:28]
        codes = torch.stack((nibbles & 15, nibbles >> 4), 2).flatten(1)
        code = codes.gather(1, number).to(torch.int64)
        active = []
        for side in range(2):
            king = (is_piece & (code == 8 * side)).to(torch.uint8).argmax(1, keepdim=True)
            entry = ((side * self.squares + king) * 16 + code) * self.squares + self.square
            active.append(torch.where(is_piece, self.table[entry], self.inputs))
        output = self.output_of[occupied.sum(1, dtype=torch.int64)]
        tail = records[:, 28:].contiguous().view(torch.int16).to(torch.float32)
        score = torch.div(tail[:, 0], 4, rounding_mode="floor")
        return torch.cat(active), output, score, tail[:, 1]


class FirstLayer(torch.autograd.Function):
    """Sums of the neurons: multi-hot inputs times weights. The weights are split into two halves of 16 bits,
    so that the sums are those of 24."""

    @staticmethod
    def forward(context, inputs, weights):
        context.save_for_backward(inputs)
        if not inputs.is_cuda:
            return inputs.float() @ weights
        high = weights.bfloat16()
        low = (weights - high.float()).bfloat16()
        sums = torch.mm(inputs, torch.cat((high, low), 1), out_dtype=torch.float32)
        neurons = weights.shape[1]
        return sums[:, :neurons] + sums[:, neurons:]

    @staticmethod
    def backward(context, slopes):
        (inputs,) = context.saved_tensors
        if not inputs.is_cuda:
            return None, inputs.float().T @ slopes
        return None, torch.mm(inputs.T, slopes.bfloat16(), out_dtype=torch.float32)


class Network(torch.nn.Module):
    def __init__(self, inputs, neurons, sigmoid):
        super().__init__()
        self.inputs, self.sigmoid = inputs, sigmoid
        small = lambda *shape: torch.nn.Parameter((torch.rand(*shape) * 2 - 1) * 0.1)
        self.weights = small(inputs.inputs, neurons)
        # The part that all king buckets share.
        self.shared = torch.nn.Parameter(torch.zeros(inputs.inputs // inputs.buckets, neurons))
        self.biases = torch.nn.Parameter(torch.full((neurons,), 0.1))
        self.output_weights = small(inputs.outputs, 2 * neurons)
        self.output_biases = torch.nn.Parameter(torch.zeros(inputs.outputs))
        self.shares = torch.nn.Parameter(torch.zeros(inputs.outputs))

    def all_weights(self):
        return self.weights + self.shared.repeat(self.inputs.buckets, 1)

    @torch.no_grad()
    def clip(self):
        shared = self.shared.repeat(self.inputs.buckets, 1)
        self.weights.copy_((self.weights + shared).clamp_(-LARGEST, LARGEST) - shared)
        self.output_weights.clamp_(-LARGEST, LARGEST)

    def forward(self, active, output, hand_written, is_rounded):
        weights, biases, output_weights = self.all_weights(), self.biases, self.output_weights
        output_biases, shares = self.output_biases, self.shares
        if is_rounded:
            weights, biases, output_weights = (
                rounded(it, WEIGHT_UNIT) for it in (weights, biases, output_weights)
            )
            output_biases, shares = rounded(output_biases, OUTPUT_UNIT), rounded(shares, SHARE_UNIT)
        # Empty squares turn on a column of their own, which is not multiplied. Rows stay aligned.
        width = self.inputs.inputs + 8
        hot = torch.zeros(len(active), width, dtype=torch.bfloat16, device=active.device)
        hot.scatter_(1, active, 1)
        sums = FirstLayer.apply(hot[:, : self.inputs.inputs], weights) + biases
        held = sums.clamp(0, 1).square()
        own, other = held.chunk(2)
        outputs = torch.cat((own, other), 1) @ output_weights.T + output_biases
        chosen = outputs.gather(1, output[:, None])[:, 0]
        return torch.sigmoid(hand_written / self.sigmoid * (1 + shares[output]) + chosen)

    @torch.no_grad()
    def to_bytes(self):
        numbers = lambda weights, unit, kind: (weights.cpu() * unit).round().numpy().astype(kind).tobytes()
        sizes = (self.inputs.inputs, len(self.biases), self.inputs.outputs, round(self.sigmoid))
        body = b"CHARNET\x02" + self.inputs.layout + np.array(sizes, "<u2").tobytes()
        body += numbers(self.all_weights(), WEIGHT_UNIT, "<i1")
        body += numbers(self.biases, WEIGHT_UNIT, "<i2")
        body += numbers(self.output_weights, WEIGHT_UNIT, "<i1")
        body += numbers(self.output_biases, OUTPUT_UNIT, "<i4")
        body += numbers(1 + self.shares, SHARE_UNIT, "<i2")
        return body + fnv_1a(body).to_bytes(8, "little")


def loss_of(network, records, is_rounded):
    active, output, score, hand_written = network.inputs.unpack(records)
    expected = network(active, output, hand_written, is_rounded)
    return (expected - torch.sigmoid(score / network.sigmoid)).square().mean()


@torch.no_grad()
def mean_loss(network, records, batch):
    losses = [loss_of(network, part, True) * len(part) for part in records.split(batch)]
    return float(sum(losses)) / len(records)


def read(paths, device):
    """Records to learn from, and records held out."""
    learned, held_out = [], []
    for path in paths:
        records = np.memmap(path, np.uint8, "r")
        records = records[: len(records) // RECORD * RECORD].reshape(-1, RECORD)
        first = len(records) - len(records) // HELD_OUT
        for part, chosen in ((learned, records[:first]), (held_out, records[first:])):
            part += [torch.from_numpy(np.array(it)).to(device) for it in np.array_split(chosen, 64) if len(it)]
    nothing = torch.empty(0, RECORD, dtype=torch.uint8, device=device)
    return torch.cat([nothing, *learned]), torch.cat([nothing, *held_out])


def train(options, inputs, learned, held_out, device):
    torch.manual_seed(options.seed)
    network = Network(inputs, options.neurons, options.sigmoid).to(device)
    fused = {"fused": True} if device == "cuda" else {}
    adam = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=options.decay, **fused)
    started, step, at = time.monotonic(), 0, 0
    order = torch.randperm(len(learned), device=device, dtype=torch.int64)
    total = torch.zeros((), device=device)
    while (done := (time.monotonic() - started) / options.seconds) < 1:
        if at + options.batch > len(order):
            order, at = order[torch.randperm(len(order), device=device)], 0
        batch = learned[order[at : at + options.batch]]
        cosine = 0.5 * (1 + math.cos(math.pi * done))
        rate = options.last_rate + (options.rate - options.last_rate) * cosine
        for group in adam.param_groups:
            group["lr"] = rate * min(1, (step + 1) / WARM_UP_STEPS)
        loss = loss_of(network, batch, done > 1 - ROUNDED_SHARE)
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        network.clip()
        total += loss.detach()
        step, at = step + 1, at + options.batch
        if step % 1000 == 0:
            # Reading the loss also keeps the clock honest: it waits for the work that was queued.
            print(f"step {step}: loss {float(total) / 1000:.6f}, {100 * done:.0f} %", flush=True)
            total.zero_()
    losses = mean_loss(network, held_out, options.batch)
    seen = step * options.batch
    name = f"{inputs.buckets} king buckets, {options.neurons} neurons"
    print(f"{name}: {seen / len(learned):.2f} epochs, {seen / options.seconds / 1e6:.1f} M records/s, "
          f"rounded: loss {losses:.6f} held out", flush=True)
    with open(options.out, "wb") as file:
        file.write(network.to_bytes())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", required=True, help="file of `lab inputs`")
    parser.add_argument("--data", required=True, nargs="+", help="files of `lab label`")
    parser.add_argument("--neurons", required=True, type=int, help="neurons for each side, a multiple of 32")
    parser.add_argument("--out", required=True, help="network file to write")
    parser.add_argument("--seconds", required=True, type=float, help="time to learn")
    parser.add_argument("--buckets", type=int, default=1, help="king buckets of the inputs")
    parser.add_argument("--batch", type=int, default=32_768)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--last-rate", type=float, default=1e-6)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--sigmoid", type=float, default=150.0, help="centipawns that are worth 73 %% of the points")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    learned, held_out = read(options.data, device)
    if len(learned) < options.batch or len(held_out) == 0:
        parser.error(f"{len(learned)} records are fewer than a batch, or none are held out")
    print(f"{len(learned)} records to learn from, {len(held_out)} held out, on {device}", flush=True)
    train(options, Inputs(options.inputs, options.buckets, device), learned, held_out, device)


if __name__ == "__main__":
    main()
