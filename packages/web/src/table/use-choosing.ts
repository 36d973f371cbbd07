/** The choice that the player is making: picks, focus and the answer. */
import { choiceKindsOf, type Thing } from '@orrery/table/choice-kinds';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OptionView, QuestionView } from '../connection/contract.ts';
import { RefusedHere } from '../connection/table-door.ts';
import { t } from '../copy/index.ts';
import { asksBefore } from '../ui/asks.ts';
import {
  type Choosing,
  type Laid,
  layOut,
  lightOf,
  lights,
  offersOf,
  onceMore,
  picked,
  type Rivals,
  same,
  unpicked,
} from './choosing.ts';
import type { TableStore } from './store.ts';
import type { Lit } from './table-context.ts';

const NOTHING: readonly Thing[] = [];
/** For this long after a new question, in milliseconds, nothing passes it: the press was meant for the question before. */
const GUARD = 350;

/** What the player surely loses by passing and could keep, in a sentence; null if there is nothing to say. An error here holds nobody up. */
const sureLoss = (store: TableStore, id: string): Promise<string | null> =>
  store.door.preview([id]).then(
    ({ warnings }) => warnings.find(({ kind }) => kind === 'pass')?.text ?? null,
    () => null,
  );

/**
 * The player's choice at a table. Picks belong to one question and go with it.
 * @param step the present step of the game: in each step a pass that loses something is held back once
 * @param rivals the others at the table: a steady object, as long as nothing has changed hands
 */
export function useChoosing(
  store: TableStore,
  game: string,
  question: QuestionView | null,
  decision: number,
  say: (text: string) => void,
  step: string,
  rivals: Rivals,
): {
  choosing: Choosing | null;
  light(thing: Thing): Lit;
  /** @returns false if the player can do nothing with the thing now */
  press(thing: Thing, title: string): boolean;
  sign(sign: string): void;
} {
  const kinds = useMemo(() => choiceKindsOf(game), [game]);
  // after an undo, the same question has the same number
  const asked = question === null ? -1 : decision;
  const [at, setAt] = useState(asked);
  // the table's suggestion is picked from the start: the player takes it or changes it
  const [picks, setPicks] = useState<readonly string[]>(question?.proposal ?? []);
  const [focus, setFocus] = useState<{ thing: Thing; title: string } | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [refused, setRefused] = useState<Choosing['refused']>(null);
  const [busy, setBusy] = useState(false);
  const came = useRef(performance.now());
  /** the question that a pass was held back for */
  const losing = useRef(-1);
  /** the step that a pass was last held back in */
  const asking = useRef('');
  /** true while the page finds out what a pass would lose */
  const trying = useRef(false);
  /** how often a pass has been held back */
  const [held, setHeld] = useState(0);
  const standing = useRef(asked);
  standing.current = asked;
  if (at !== asked) {
    setAt(asked);
    setPicks(question?.proposal ?? []);
    setFocus(null);
    setPointed(null);
    setRefused(null);
    setBusy(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock begins anew with each question
  useEffect(() => {
    came.current = performance.now();
  }, [asked]);

  const laid: Laid | null = useMemo(
    () => (question === null ? null : layOut(question, kinds, focus?.thing ?? null, rivals)),
    [question, kinds, focus, rivals],
  );
  const shining = useMemo(() => (laid === null ? new Map() : lights(laid, focus?.thing ?? null)), [laid, focus]);
  const chosen = useMemo(() => {
    if (laid === null) return NOTHING;
    const shown = new Set([...picks, ...(pointed === null ? [] : [pointed])]);
    return offersOf(laid).flatMap(offer => (shown.has(offer.option.id) ? offer.things : []));
  }, [laid, picks, pointed]);

  const light = useCallback(
    (thing: Thing): Lit => {
      const shines = lightOf(shining, thing);
      const selected = chosen.some(x => same(x, thing)) || (focus !== null && same(focus.thing, thing));
      return { ...shines, selected, dim: shining.size > 0 && shines === undefined && !selected };
    },
    [shining, chosen, focus],
  );

  const answer = async (ids: readonly string[]) => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      await store.answer(decision, ids);
      // if the same question comes again, the player starts over
      if (standing.current === decision) {
        setPicks(question?.proposal ?? []);
        setFocus(null);
        setBusy(false);
      }
    } catch (error) {
      setBusy(false);
      const rule = error instanceof RefusedHere ? error.rule : null;
      setRefused({ text: error instanceof Error ? error.message : String(error), rule });
    }
  };

  const leftUndone = async (id: string) => {
    trying.current = true;
    try {
      return await sureLoss(store, id);
    } finally {
      trying.current = false;
    }
  };
  const holdBack = (why: string) => {
    setHeld(held + 1);
    say(why);
  };
  /** Passes. It asks once if passing loses something: picks, or in the player's own step something worth doing. */
  const pass = async () => {
    if (question === null || laid === null || busy) return;
    if (performance.now() - came.current < GUARD) return holdBack(t('table.meantForLast'));
    const { pass: declining } = laid;
    if (declining === null && question.min > 0) return say(t('table.cannotPass'));
    if (trying.current) return;
    if (asksBefore.pass.chosen() === 'ask' && losing.current !== decision) {
      const marked = picks.length > 0 && picks[0] !== declining?.id;
      const left = marked || declining === null || asking.current === step ? null : await leftUndone(declining.id);
      // there may be another question by now
      if (standing.current !== decision) return;
      if (marked || left !== null) {
        losing.current = decision;
        if (left !== null) asking.current = step;
        return holdBack(left === null ? t('table.passLoses') : t('table.passLeaves', { left }));
      }
    }
    await answer(declining === null ? [] : [declining.id]);
  };

  const pick = (id: string) => {
    if (question === null || laid === null) return;
    setRefused(null);
    // a second pick of the same option answers
    if (laid.single && picks[0] === id) void answer(picks);
    else setPicks(picked(question, laid.single, picks, id));
  };

  const more = (option: OptionView) => {
    if (question === null || laid === null) return;
    setRefused(null);
    setPicks(onceMore(question, laid.single, picks, option));
  };

  const choosing: Choosing | null =
    question === null || laid === null
      ? null
      : {
          question,
          decision,
          laid,
          picks,
          focus: focus?.title ?? null,
          refused,
          pick,
          unpick: id => setPicks(unpicked(picks, id)),
          more,
          repeat: by => {
            const last = question.options.find(o => o.id === picks.at(-1));
            if (last === undefined || (last.most ?? last.again) === undefined) return;
            if (by === 1) more(last);
            else if (picks.length > 1 || last.again === undefined) setPicks(unpicked(picks, last.id));
          },
          open: ({ thing, title }) => setFocus({ thing, title }),
          point: row => setPointed(row !== null && 'option' in row ? row.option.id : null),
          back: () => {
            if (picks.length > 0) setPicks([]);
            else setFocus(null);
          },
          propose: () => setPicks(question.proposal ?? []),
          fill: () => setPicks(question.fullest ?? []),
          show: ids => {
            setFocus(null);
            setRefused(null);
            setPicks(ids);
          },
          answer: () => {
            if (laid.single ? picks.length > 0 : picks.length >= question.min) void answer(picks);
          },
          pass: () => void pass(),
          held,
        };

  return {
    choosing,
    light,
    press: (thing, title) => {
      if (laid === null) return false;
      const here = offersOf(laid).filter(({ things }) => things.some(x => same(x, thing)));
      if (focus !== null && same(focus.thing, thing)) {
        setFocus(null);
        return true;
      }
      const first = here.filter(({ things }) => things[0] !== undefined && same(things[0], thing));
      const meant = focus === null && first.length > 0 ? first : here;
      if (meant.length === 1) pick(meant[0]!.option.id);
      else if (meant.length > 1) {
        setPicks(laid.single ? [] : picks);
        setFocus({ thing, title });
      } else if (focus !== null) setFocus(null);
      return meant.length > 0;
    },
    sign: sign => {
      const row = laid?.groups.flatMap(({ rows }) => rows).find(x => x.sign === sign);
      if (row === undefined) return;
      if ('option' in row) pick(row.option.id);
      else setFocus({ thing: row.thing, title: row.title });
    },
  };
}
