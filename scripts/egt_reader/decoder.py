"""Bits, models and codewords of a block: "Codewords", "Bits" and "Model" of the document."""

from bisect import bisect_left

LOGISTIC = [
    *(22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17625, 24743, 32768),
    *(40793, 47911, 53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438),
    *(65476, 65500, 65514),
]


def logistic(x):
    at, rest = divmod(x + 2048, 128)
    return LOGISTIC[at] + (LOGISTIC[at + 1] - LOGISTIC[at]) * rest // 128


VALUES = [logistic(x) for x in range(-2047, 2048)]
STRETCH = [min(bisect_left(VALUES, 16 * q + 8) - 2047, 2047) for q in range(4096)]


def hashed(c):
    m = c * 0x9E3779B1 & 0xFFFFFFFF
    return ((m ^ m >> 15) * 0x85EBCA6B & 0xFFFFFFFF) >> 8


class Bits:
    """An arithmetic decoder."""

    def __init__(self, data):
        self.rest = iter(data)
        self.low, self.high, self.code = 0, 0xFFFFFFFF, 0
        for _ in range(4):
            self.code = self.code << 8 | next(self.rest, 0)

    def read(self, p):
        split = self.low + ((self.high - self.low) * p >> 16)
        bit = self.code <= split
        if bit:
            self.high = split
        else:
            self.low = split + 1
        while (self.low ^ self.high) >> 24 == 0:
            self.low = self.low << 8 & 0xFFFFFFFF
            self.high = self.high << 8 & 0xFFFFFFFF | 255
            self.code = self.code << 8 & 0xFFFFFFFF | next(self.rest, 0)
        return int(bit)


class Model:
    def __init__(self, bits, k):
        self.bits, self.mask = bits, (1 << k) - 1
        self.counters = [{} for _ in range(7)]
        self.weights = {}

    def bit(self, node, contexts):
        """A bit at a node, in seven hashed contexts."""
        places = [(context ^ node) & self.mask for context in contexts]
        states = [counters.get(place, (2048, 0)) for counters, place in zip(self.counters, places)]
        inputs = []
        for q, n in states:
            value = STRETCH[q] * min(64 * n + 19, 256)
            inputs.append(value // 256 if value >= 0 else -(-value // 256))
        weights = self.weights.setdefault(node, [100_000 // 7] * 7)
        total = sum(weight * value for weight, value in zip(weights, inputs)) >> 16
        p = logistic(max(-2047, min(2047, total)))
        bit = self.bits.read(p)
        error = (bit << 16) - p
        for i, (q, n) in enumerate(states):
            weights[i] = max(-(1 << 17), min(1 << 17, weights[i] + (inputs[i] * error >> 15)))
            goal, carry = (4095, 65535) if bit else (0, 0)
            q += (goal - q) * (131_072 // (2 * n + 3)) + carry >> 16
            self.counters[i][places[i]] = q, min(n + 1, 15)
        return bit


class Alphabet:
    """The codes of a side as a tree: a node is a code, or its number with the nodes after 0 and 1."""

    def __init__(self, lengths):
        self.codes = sorted(lengths, key=lambda code: (lengths[code], code))
        self.nodes = {}
        inner = 0
        word, length = -1, 0
        for code in self.codes:
            word = word + 1 << lengths[code] - length
            length = lengths[code]
            for depth in range(length):
                if (place := (depth, word >> length - depth)) not in self.nodes:
                    self.nodes[place] = inner
                    inner += 1
            self.nodes[length, word] = -code - 1

    def read(self, model, contexts):
        if len(self.codes) < 2:
            return self.codes[0] if self.codes else 0
        depth = word = node = 0
        while node >= 0:
            word = word << 1 | model.bit(node, contexts)
            depth += 1
            node = self.nodes[depth, word]
        return -node - 1
