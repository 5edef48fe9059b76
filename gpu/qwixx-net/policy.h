// An answer for every roll: the one after which its player is likeliest to win, as
// crates/bots/src/qwixx/dice/policy.rs finds it. The others' answers are foreseen first.
#pragma once
#include "net.h"

constexpr int REPLIES = 24;
constexpr float DOUBT = 0.2f;

// What sheets are worth to one seat on a table that is otherwise known, before the next seat's roll.
struct Scale {
  const Net& net;
  Table table;
  int seat;
  bool over;
  Facts facts;
  Sum sum;

  HD Scale(const Net& net, const Table& now, int seat) : net(net), table(now), seat(seat) {
    table.active = (table.active + 1) % net.g.seats;
    over = net.g.over(table);
    facts = net.g.facts(table.sheets[seat], table.closed, seat);
    sum = net.sum(table, seat);
  }

  HD void exchange(Sum& sum, Facts& facts, const Sheet& sheet) const {
    Facts after = net.g.facts(sheet, table.closed, seat);
    for (int i = 0; i < net.g.layout.length; i++) {
      if (after.index[i] == facts.index[i]) continue;
      sum.less(net.row(0, facts.index[i]));
      sum.add(net.row(0, after.index[i]));
      facts.index[i] = after.index[i];
    }
  }

  HD void stand_on(const Sheet& sheet) {
    exchange(sum, facts, sheet);
    table.sheets[seat] = sheet;
  }

  HD float weigh(const Marked& marked) const {
    if (marked.closed == table.closed && marked.sheet.misses < LAST_MISS && !over) {
      Sum changed = sum;
      Facts known = facts;
      exchange(changed, known, marked.sheet);
      return net.logit(changed);
    }
    Table changed = table;
    changed.sheets[seat] = marked.sheet, changed.closed = marked.closed;
    return net.weigh(changed, seat);
  }
};

struct Best {
  Marked marked;
  float worth = -INFINITY;

  HD void hear(const Marked& other, float more) {
    if (more > worth) marked = other, worth = more;
  }
};

// The table that the others are likely to make of a roll: after the white sum, and at the end of the turn.
struct Outlook {
  Table white, end;
};

struct Reply {
  Marked first, last;
  float worth;
};

struct Policy {
  const Game& g;
  Net net;

  HD Policy(const Game& g, const float* w) : g(g), net{g, w} {}

  // What a seat may answer to the white sum and what each answer is worth, if the others do what is foreseen.
  HD int replies(const Table& now, const Outlook& foreseen, const Roll& roll, int seat, Reply* out) const {
    const Sheet sheet = now.sheets[seat];
    int n = 0;
    each_sum(g.e, sheet, now.closed, roll.white[0] + roll.white[1], seat, [&](const Marked& first) {
      if (n < REPLIES) out[n++] = {first, first, 0};
    });
    Scale scale(net, foreseen.end, seat);
    for (int i = 0; i < n; i++) {
      Reply& reply = out[i];
      u8 white = reply.first.closed | foreseen.white.closed;
      Best best;
      if (bits(white) >= LAST_CLOSED) {
        Table table = foreseen.white;
        table.sheets[seat] = reply.first.sheet, table.closed = white;
        best.hear(reply.first, net.weigh(table, seat));
      } else if (seat == now.active) {
        scale.stand_on(reply.first.sheet);
        each_colour(g.e, reply.first.sheet, white | foreseen.end.closed, roll, i == 0,
                    [&](const Marked& last) { best.hear(last, scale.weigh(last)); });
      } else {
        best.hear(reply.first, scale.weigh({reply.first.sheet, u8(white | foreseen.end.closed)}));
      }
      reply.last = best.marked, reply.worth = best.worth;
    }
    return n;
  }

  HD static Reply best(const Reply* replies, int n) {
    int best = 0;
    for (int i = 1; i < n; i++)
      if (replies[i].worth > replies[best].worth) best = i;
    return replies[best];
  }

  // The table after what all but one are likely to do with this roll.
  HD Outlook foresee(const Table& table, const Roll& roll, int but, Reply* scratch) const {
    Outlook nothing{table, table}, out{table, table};
    Reply last;
    bool has_last = false;
    for (int other = 0; other < g.seats; other++) {
      if (other == but) continue;
      Reply reply = best(scratch, replies(table, nothing, roll, other, scratch));
      out.white.sheets[other] = reply.first.sheet;
      out.white.closed |= reply.first.closed;
      if (other == table.active) last = reply, has_last = true;
    }
    out.end = out.white;
    if (has_last && bits(out.white.closed) < LAST_CLOSED) {
      out.end.sheets[table.active] = last.last.sheet;
      out.end.closed |= last.last.closed;
    }
    return out;
  }

  // The best answer to the white sum.
  HD Reply sum(const Table& table, const Roll& roll, int seat) const {
    Reply likely[REPLIES], idle[REPLIES];
    Outlook foreseen = foresee(table, roll, seat, likely);
    int n = replies(table, foreseen, roll, seat, likely);
    if (foreseen.end.closed == table.closed && !g.over(foreseen.end)) return best(likely, n);
    replies(table, {table, table}, roll, seat, idle);
    for (int i = 0; i < n; i++)
      likely[i].worth = (1 - DOUBT) * sigmoid(likely[i].worth) + DOUBT * sigmoid(idle[i].worth);
    return best(likely, n);
  }

  // The best answer to the white and colour dice.
  HD Best colour(const Table& table, const Roll& roll, int seat, bool ticked) const {
    Scale scale(net, table, seat);
    Best best;
    each_colour(g.e, table.sheets[seat], table.closed, roll, !ticked,
                [&](const Marked& last) { best.hear(last, scale.weigh(last)); });
    return best;
  }
};
