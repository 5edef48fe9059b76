"""Positions as two columns of masks (mover, other) of a tensor of whole numbers, and what moves make of them."""
import torch

FULL = (1 << 25) - 1


def pushes():
    """Cell, entry, what stays, what gets its neighbour's cube, and how far that moves; as in gpu/quixo/tables.h."""
    found = []
    for cell in range(25):
        column, row = cell % 5, cell // 5
        if 0 < column < 4 and 0 < row < 4:
            continue
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            x, y, filled = column, row, 0
            while 0 <= x + dx < 5 and 0 <= y + dy < 5:
                filled |= 1 << (5 * y + x)
                x, y = x + dx, y + dy
            entry = 1 << (5 * y + x)
            if filled:
                found.append((1 << cell, entry, FULL & ~(filled | entry), filled, dx + 5 * dy))
    return found


PUSHES = pushes()
LINES = [0b11111 << 5 * i for i in range(5)] + [0x108421 << i for i in range(5)] + [0x1041041, 0x0111110]


def slide(x, push):
    _, _, stays, filled, far = push
    return (x & stays) | ((x >> far if far > 0 else x << -far) & filled)


def after(positions, push):
    """Both masks after a push, as the mover still sees them."""
    return torch.stack([slide(positions[:, 0], push) | push[1], slide(positions[:, 1], push)], 1)


def has_line(x):
    found = torch.zeros_like(x, dtype=torch.bool)
    for line in LINES:
        found |= (x & line) == line
    return found


def wins_now(positions):
    found = torch.zeros_like(positions[:, 0], dtype=torch.bool)
    for push in PUSHES:
        then = after(positions, push)
        found |= ((positions[:, 1] & push[0]) == 0) & has_line(then[:, 0]) & ~has_line(then[:, 1])
    return found


def marks(positions):
    both, count = positions[:, 0] | positions[:, 1], torch.zeros_like(positions[:, 0])
    for cell in range(25):
        count += both >> cell & 1
    return count
