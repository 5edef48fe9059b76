// How far apart two colours look, for every kind of colour vision. Only tests measure.

import { linear } from './palette';

type Three = [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light. */
export const VISIONS: Record<'normal' | 'protan' | 'deutan' | 'tritan', [Three, Three, Three]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The difference of the closest pair, for one kind of vision. */
export function closest(colours: string[], vision: keyof typeof VISIONS): number {
  const labs = colours.map((colour) => lab(seen(linear(colour), VISIONS[vision])));
  const pairs = labs.flatMap((one, i) => labs.slice(i + 1).map((other) => difference(one, other)));
  return Math.min(...pairs);
}

function seen(colour: Three, matrix: [Three, Three, Three]): Three {
  return matrix.map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  ) as Three;
}

function lab([r, g, b]: Three): Three {
  const x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  const z = (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883;
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

/** CIEDE2000. */
export function difference([l1, a1, b1]: Three, [l2, a2, b2]: Three): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const far = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const g = 0.5 * (1 - far((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [x1, x2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const hue = (x: number, y: number) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const wide = Math.abs(h1 - h2) > 180;
  const h = grey ? h1 + h2 : (h1 + h2 + (wide ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2;
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63));
  const dL = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dC = (c2 - c1) / (1 + 0.045 * c);
  const dh = dH / (1 + 0.015 * c * t);
  const rotation = -Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * far(c);
  return Math.sqrt(dL ** 2 + dC ** 2 + dh ** 2 + rotation * dC * dh);
}
