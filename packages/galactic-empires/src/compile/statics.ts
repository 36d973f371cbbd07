import { Scope } from '@orrery/kernel';
import type { Static, StaticSource } from '../card.ts';
import { programs, v } from '../language.ts';
import { LASTING } from '../rules/texts/static-texts.ts';
import { asksForLocation, locationFilter } from '../words/anywhere.ts';

/** Compiles a static text under a name. */
export function compileStatic(name: string, source: StaticSource): Static {
  const c = v.reader(programs, new Scope(name));
  return {
    name,
    source,
    kind: source.k,
    to: source.to ? (asksForLocation(source.to) ? locationFilter(c, source.to) : c.filter(source.to)) : null,
    who: source.who ? c.test(source.who) : null,
    n: source.n === undefined ? null : c.amount(source.n),
    times: source.times === undefined ? null : c.amount(source.times),
    set: source.set === undefined ? null : c.amount(source.set),
    of: source.of ? c.filter(source.of) : null,
    holds: source.if ? c.test(source.if) : null,
    until: source.until ? c.test(source.until) : null,
    what: source.what ?? '',
    even: source.even === true,
  };
}

/** Compiles a static text that lasts for a time, and keeps it under its name. */
export function compileLasting(name: string, source: StaticSource): Static {
  const made = compileStatic(name, source);
  LASTING.set(made.name, made);
  return made;
}
