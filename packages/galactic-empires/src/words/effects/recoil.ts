import { askStep, type CardId, type Frame, type Menu, many, named, option, type Ref } from '@orrery/kernel';
import { titleFor, v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { cardDamage, type Share } from '../../rules/damage/damage.ts';
import { unitOf } from '../../rules/damage/passing-on.ts';
import { isUnit, strengthOf } from '../../rules/table/definitions.ts';
import { cardLabel, cardNote } from '../../rules/table/labels.ts';
import { type GeState, inPlay } from '../../state.ts';

// Damage that comes back to the cards that dealt it. The player of the damaged card says whose points came through (S10 Explosive Ore Carrier, D3
// Plasma Dragoness).

/** Returns the points of the damage that a trigger heard of by the unit that dealt them, the last one last. */
function dealtBy(s: GeState, f: Frame): Map<CardId, number> {
  const sums = new Map<CardId, number>();
  for (const { card, n } of (f.l.fact?.dealt ?? []) as readonly Share[]) {
    const unit = unitOf(s, card);
    if (unit >= 0) sums.set(unit, (sums.get(unit) ?? 0) + n);
  }
  return sums;
}

const label = (s: GeState, f: Frame, card: CardId): string => cardLabel(s, card, f.you);

/**
 * Damages the unit or card that dealt the final point to the destroyed card, by a multiple or a half of its strength. This card's player says which
 * one that was. `whose` is the destroyed card: by default this one.
 */
export const explode = v.flow<[number, Ref?]>(
  'explode',
  (c, times) => {
    const last = c.name('last');
    const menu: Menu<GeState> = {
      name: 'blame',
      list: (s, f) => [...dealtBy(s, f).keys()].map(id => option('card', id)),
      label: (s, f, o) => label(s, f, o.a),
      prompt: (_s, f) => `${titleFor(f)}: which of them dealt the final point?`,
      stakes: () => 'The explosion damages it.',
      rule: 'ge/crucial-rules/1',
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
      proposal: (s, f) => [...dealtBy(s, f).keys()].slice(-1).map(id => option('card', id)),
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu, min: (s, f) => Math.min(1, dealtBy(s, f).size) }, (_s, f, picks) => {
        f.l[last] = picks[0]?.[0]?.a ?? -1;
      }),
    );
    c.step({
      op: 'do',
      act: (s, f) => {
        const id: CardId = f.l[last] >= 0 ? f.l[last] : unitOf(s, f.l.fact?.from ?? -1);
        if (id >= 0 && inPlay(s, id))
          cardDamage(s, id, Math.floor(times * (f.l.fact.strength ?? strengthOf(s, f.self))), f.you, f.self);
      },
    });
  },
  (t, times, whose = undefined) =>
    `the unit or card that dealt the final point, as you say, takes damage equal to ${times === 2 ? 'twice' : times === 0.5 ? 'half' : `${times} times`} ${whose === undefined ? 'its strength' : t.own(whose, 'strength')}`,
);

/** Damages the units that harmed the structure of this card, some points for each point of that damage. Its player says whose points came through. */
export const recoil = v.flow(
  'recoil',
  (c, each: number) => {
    const blame = c.name('blame');
    const units = (s: GeState, f: Frame) =>
      [...dealtBy(s, f)].flatMap(([unit, n]) => (isUnit(s, unit) ? [{ unit, n }] : []));
    const points = (s: GeState, f: Frame): number =>
      Math.min(
        f.l.fact?.borne ?? f.l.fact?.structure ?? 0,
        units(s, f).reduce((sum, { n }) => sum + n, 0),
      );
    const menu: Menu<GeState> = {
      name: 'blame',
      list: (s, f) => units(s, f).map(({ unit }) => option('card', unit)),
      label: (s, f, o) => label(s, f, o.a),
      prompt: (s, f) =>
        `${titleFor(f)}: who dealt the ${points(s, f) === 1 ? 'point' : many(points(s, f), 'point')} of structural damage?`,
      stakes: () => `Choose a unit once for each point. It takes ${each} damage for each.`,
      rule: 'ge/crucial-rules/1',
      note: (s, f, o) => `it fired ${many(units(s, f).find(x => x.unit === o.a)?.n ?? 0, 'point')}`,
      card: (s, _f, o) => titleOf(s, o.a),
      proposal: (s, f) => {
        let left = points(s, f);
        return units(s, f)
          .toReversed()
          .flatMap(({ unit, n }) => {
            const k = Math.min(n, left);
            left -= k;
            return Array.from({ length: k }, () => option('card', unit));
          });
      },
    };
    const open = (s: GeState, f: Frame): boolean =>
      units(s, f).length > 1 && points(s, f) < units(s, f).reduce((sum, { n }) => sum + n, 0);
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[blame] = open(s, f) ? [] : units(s, f).map(({ unit, n }) => ({ unit, n: Math.min(n, points(s, f)) }));
      },
    });
    const choice = c.unless((s, f) => points(s, f) > 0 && open(s, f));
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu,
          min: points,
          max: points,
          plan: {
            times: (s, f, _seat, o) => units(s, f).find(x => x.unit === o.a)?.n ?? 0,
            check: () => null,
          },
        },
        (s, f, picks) => {
          f.l[blame] = units(s, f).map(({ unit }) => ({ unit, n: named(picks[0] ?? [], option('card', unit)) }));
        },
      ),
    );
    c.land(choice);
    c.step({
      op: 'do',
      act: (s, f) => {
        for (const { unit, n } of f.l[blame] as readonly { unit: CardId; n: number }[])
          if (n > 0) cardDamage(s, unit, n * each, f.you, f.self);
      },
    });
  },
  (_t, each) =>
    `units that fired take ${each} damage for each point of structural damage; you say whose points those were`,
);
