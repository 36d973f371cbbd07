// Saves a match as plain JSON at any moment, restores it, and makes the fingerprint of a position.
import { BadInput, Outdated } from '../errors.ts';
import type { Game } from '../game.ts';
import { holdsProgram } from '../program/program.ts';
import { hash } from '../state/hash.ts';
import { type CardState, type Frame, freshToken, type Locals, type SeatState, type State } from '../state/state.ts';

/** A state as plain JSON. Fields equal to the game's blank card or seat are left out, and names replace indexes. */
export type Saved = Record<string, unknown>;

const TRANSIENT = new Set(['own', 'defs', 'heard', 'menus', 'derived']);

/** Writes the fields that differ from the blank record, in its order. Equal records give equal text, however they were made. */
function sparse(record: object, blank: object): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  const [fields, usual] = [record as Record<string, unknown>, blank as Record<string, unknown>];
  // spreading both would give this order, too, but this runs for every card at every save point
  for (const key in usual) if (key !== 'own' && !same(fields[key], usual[key])) out[key] = fields[key];
  for (const key in fields) if (key !== 'own' && !(key in usual)) out[key] = fields[key];
  return out;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a.length === 0 && b.length === 0);
}

/**
 * Returns the whole match as JSON data, at any moment. It names the programs that run, wait or stand in locals. `programs` holds the hash of each.
 */
export function save<S extends State>(game: Game<S>, s: S): Saved {
  const named = new Set<string>();
  const out = position(game, s, named);
  for (const key of ['pending', ...(game.waitingFields ?? [])])
    for (const waiting of out[key] as { program: string }[]) named.add(waiting.program);
  const hashes = [...named].sort().map(name => {
    return [name, game.programs.hash(game.programs.of(name))];
  });
  out.programs = Object.fromEntries(hashes);
  return out;
}

/** Returns the match as JSON data. @param named receives the names of its programs */
function position<S extends State>(game: Game<S>, s: S, named: Set<string> | null): Saved {
  const out: Saved = {};
  const nameOf = (program: number): string => {
    const { name } = game.programs.list[program]!;
    named?.add(name);
    return name;
  };
  const locals = (l: Locals): Locals => {
    let out = l;
    for (const name in l)
      if (holdsProgram(name) && typeof l[name] === 'number' && l[name] >= 0) out = { ...out, [name]: nameOf(l[name]) };
    return out;
  };
  for (const key of Object.keys(s).sort()) {
    // the sets name an overlay by its hash, so a fingerprint needs no more of it
    if (TRANSIENT.has(key) || (key === 'overlay' && named === null)) continue;
    const value = (s as unknown as Record<string, unknown>)[key];
    if (key === 'cards')
      out[key] = s.cards.map((c, id) => Object.assign(sparse(c, game.blankCard), { def: game.cardIds[s.defs[id]!] }));
    else if (key === 'seats') out[key] = s.seats.map(seat => sparse(seat, game.blankSeat));
    else if (key === 'stack')
      out[key] = s.stack.map(f => ({
        program: nameOf(f.program),
        step: f.step,
        you: f.you,
        self: f.self,
        l: locals(f.l),
      }));
    else if (game.definitionFields?.includes(key)) out[key] = (value as number[]).map(def => game.cardIds[def]);
    else out[key] = value;
  }
  return out;
}

/**
 * Restores a match from the result of `save`, also after JSON text.
 * @throws Outdated if it names a card or program that this version does not have, or that has changed; BadInput if it is not a saved match
 */
export function restore<S extends State>(game: Game<S>, saved: Saved): S {
  const own = freshToken();
  const cardIndex = new Map(game.cardIds.map((id, i) => [id, i]));
  const defOf = (id: unknown): number => {
    const def = cardIndex.get(String(id));
    if (def === undefined)
      throw new Outdated(`The saved match holds the card "${String(id)}", which this version does not have.`);
    return def;
  };
  const programOf = (name: unknown): number => {
    const index = game.programs.find(String(name));
    if (index === undefined)
      throw new Outdated(`The saved match runs "${String(name)}", which this version of ${game.title} does not have.`);
    return index;
  };
  const frameOf = (f: Omit<Frame, 'own' | 'program'> & { program: unknown }): Frame => {
    const program = programOf(f.program);
    if (game.programs.list[program]!.code[f.step] === undefined) {
      throw new Outdated(
        `The saved match is at step ${f.step} of "${String(f.program)}", which this version of ${game.title} does not have.`,
      );
    }
    return { own, program, step: f.step, you: f.you, self: f.self, l: locals(f.l) };
  };
  const locals = (saved: Locals): Locals => {
    const l = { ...saved };
    for (const name in l) if (holdsProgram(name) && typeof l[name] === 'string') l[name] = programOf(l[name]);
    return l;
  };
  for (const key of ['cards', 'seats', 'stack', 'pending', 'zones', 'random']) {
    const list = saved[key];
    if (!Array.isArray(list)) throw new BadInput(`The saved match has no list "${key}".`);
    const fault = list.findIndex(x => x === null || typeof x !== (key === 'random' ? 'number' : 'object'));
    if (fault >= 0) throw new BadInput(`The saved match has a wrong value at place ${fault + 1} of "${key}".`);
  }
  for (const key of ['pending', ...(game.waitingFields ?? [])])
    for (const waiting of saved[key] as { program?: unknown }[]) programOf(waiting.program);
  for (const [name, compiled] of Object.entries(saved.programs ?? {}))
    if (game.programs.hash(programOf(name)) !== compiled)
      throw new Outdated(`The saved match runs "${name}", which is another program in this version of ${game.title}.`);
  const out: Record<string, unknown> = { own, heard: null, menus: null, derived: null };
  for (const [key, value] of Object.entries(saved)) {
    if (key === 'programs') continue;
    if (key === 'cards') {
      const cards = value as (Partial<CardState> & { def: unknown })[];
      out[key] = cards.map(({ def: _def, ...c }) => ({ own, ...game.blankCard, ...c }));
      out.defs = cards.map(c => defOf(c.def));
    } else if (key === 'seats')
      out[key] = (value as Partial<SeatState>[]).map(seat => ({ own, ...game.blankSeat, ...seat }));
    else if (key === 'stack') out[key] = (value as Parameters<typeof frameOf>[0][]).map(frameOf);
    else if (game.definitionFields?.includes(key)) out[key] = (value as unknown[]).map(defOf);
    else out[key] = value;
  }
  return out as unknown as S;
}

/** Saves a match to JSON text and restores it, as tests do at every save point. */
export function twin<S extends State>(game: Game<S>, s: S): S {
  return restore(game, JSON.parse(JSON.stringify(save(game, s))) as Saved);
}

/** Returns a fingerprint of the position. Equal positions have equal ones (64 bits as 16 hexadecimal digits). */
export function fingerprint<S extends State>(game: Game<S>, s: S): string {
  return hash(JSON.stringify(position(game, s, null)));
}
