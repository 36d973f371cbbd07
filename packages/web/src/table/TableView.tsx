/** The table: all its parts on the screen, and what keys and buttons do. */
import { type FC, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Advised } from '../connection/contract.ts';
import { NEXT } from '../connection/table-door.ts';
import { andList, t } from '../copy/index.ts';
import { chosenPace } from '../ui/pace.ts';
import type { Choosing } from './choosing.ts';
import { Aim } from './director/Aim.tsx';
import { Banner } from './director/Banner.tsx';
import { Director } from './director/Director.tsx';
import { MissedCard, MissedLine } from './director/Missed.tsx';
import type { Missed } from './director/missed.ts';
import { Spoken } from './director/Spoken.tsx';
import { FaceBook } from './faces.ts';
import { directed, moved, pressed } from './keyboard.ts';
import type { AnyView, Layout, SeatBrief } from './layout.ts';
import { Moments } from './moments/Moments.tsx';
import { Dock } from './parts/Dock.tsx';
import { Ended } from './parts/Ended.tsx';
import { Find } from './parts/Find.tsx';
import { KeysOverlay } from './parts/KeyList.tsx';
import { LogList, newestFirst, Since } from './parts/LogList.tsx';
import { Rail } from './parts/Rail.tsx';
import { Reading } from './parts/Reading.tsx';
import { ReadingPage } from './parts/ReadingPage.tsx';
import { TableMenu } from './parts/TableMenu.tsx';
import { Top } from './parts/Top.tsx';
import { Sounds } from './sound/Sounds.tsx';
import type { TableStore } from './store.ts';
import { Travelling } from './Travelling.tsx';
import { type Seen, TableContext, unlit, useKnown, useMissed, useSteadyTable, useTelling } from './table-context.ts';
import { useAcross } from './use-across.ts';
import { useChoosing } from './use-choosing.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useHeeding } from './use-heeding.ts';
import { useKept } from './use-kept.ts';
import { useKeys } from './use-keys.ts';
import { useLitInSight } from './use-lit-in-sight.ts';
import { useNarrow } from './use-narrow.ts';
import { useReading } from './use-reading.ts';
import { useRivals } from './use-rivals.ts';
import { useTurnNotice } from './use-turn-notice.ts';

const NO_PICKS: readonly string[] = [];

/** What a game with people adds to a table: beside the buttons, beside the players, and after the game. */
export interface Around {
  readonly top: ReactNode;
  readonly left: ReactNode;
  readonly after: ReactNode;
  /** more entries for the menu */
  readonly menu: ReactNode;
}

const NOBODY: Around = { top: null, left: null, after: null, menu: null };

/** What a lesson adds to its table. */
export interface LessonFrame {
  /** the address that the player leaves to */
  readonly leave: string;
  /** the sentence for a choice that the lesson shows */
  readonly hinted: (label: string) => string;
  /** the text of the lesson, in the left column */
  readonly Says: FC<{ show: () => void; again: () => void }>;
  /** the contents of the dock when the lesson is over */
  readonly Done: FC;
}

/** What a table adds when its game is over. */
export interface AfterFrame {
  /** the look back, over the table */
  readonly Look: FC<{ seats: readonly SeatBrief[]; winners: readonly number[]; close: () => void }>;
}

/** What the coach adds to a player's first match. */
export interface CoachFrame {
  /** how to win, above the table */
  readonly Goal: FC<{ seats: readonly SeatBrief[]; near: number }>;
  /** the coach's words, at the head of the dock */
  readonly Says: FC<{ choosing: Choosing | null; seats: readonly SeatBrief[]; near: number }>;
  /** the signs on the cards, in the left column */
  readonly Signs: FC;
}

/** What the table says, and the question that it belongs to: -1 while the player is not asked. */
interface Saying {
  readonly text: string;
  readonly of: number;
}

const SILENCE: Saying = { text: '', of: -1 };

/**
 * A table on the page: the same parts for all games, around the layout of each game.
 * @param id the id of the game
 */
export function TableView({
  id,
  store,
  layout,
  around = NOBODY,
  lesson,
  coach,
  after,
}: {
  id: string;
  store: TableStore;
  layout: Layout<AnyView>;
  around?: Around;
  lesson?: LessonFrame;
  coach?: CoachFrame;
  after?: AfterFrame;
}) {
  const known = useKnown(store);
  const telling = useTelling(store);
  const [faces] = useState(() => new FaceBook(store.door));
  const [front, setFront] = useState<number | null>(null);
  /** the advice that the player has asked for, and its question */
  const [advice, setAdvice] = useState<{ readonly of: number; readonly found: readonly Advised[] | null }>({
    of: -1,
    found: null,
  });
  /** true if the player wants to see the table of a finished game */
  const [looks, setLooks] = useState(false);
  const [open, setOpen] = useState<'log' | 'menu' | 'keys' | 'find' | null>(null);
  const [reading, setReading] = useState<Seen | null>(null);
  const [saying, setSaying] = useState<Saying>(SILENCE);
  const asking = useRef(-1);
  const say = useCallback((text: string) => setSaying({ text, of: asking.current }), []);
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const reader = useReading();
  /** the opponent who was last shown on the opposite side */
  const lately = useRef<number | null>(null);

  const { opened } = known;
  const view = known.view as AnyView;
  const { decision } = view;
  const done = telling === null && known.lesson?.over === true;
  const question = telling === null && !done ? (decision?.question ?? null) : null;
  const { turn, steps } = layout.turn(view);
  const step = `${turn} ${steps.find(({ state }) => state === 'now')?.name ?? ''}`;
  const asked = question === null ? -1 : (decision?.id ?? -1);
  asking.current = asked;
  // nothing that the table says outlives its question
  useEffect(() => setSaying(now => (now.of === asked ? now : SILENCE)), [asked]);
  const said = saying.of === asked ? saying.text : '';
  const briefs = useKept(layout.seats(view, known.standing));
  const rivals = useRivals(briefs, opened.seat);
  const { choosing, light, press, sign } = useChoosing(
    store,
    opened.game,
    question,
    decision?.id ?? -1,
    say,
    step,
    rivals,
  );

  const near = opened.seat ?? 0;
  const across =
    useAcross(root, telling, choosing, briefs, near) ??
    front ??
    layout.facing?.(view) ??
    (layout.facing === undefined ? null : lately.current) ??
    decision?.awaited.find(seat => seat !== near) ??
    briefs.find(({ seat, out }) => seat !== near && !out)?.seat ??
    near;
  lately.current = across;
  const lookOf = (seat: number) => briefs[seat]?.look ?? '';
  const names = briefs.map(({ name }) => name);
  const parts = { view, standing: known.standing, front: across, near, players: opened.players, bring: setFront };
  const awaited = (decision?.awaited ?? []).map(seat => names[seat] ?? '');
  const waiting =
    known.ending !== null || done
      ? done
        ? t('table.lessonOver')
        : t('table.over')
      : question !== null
        ? t('table.yours')
        : t('table.waitFor', { count: awaited.length, names: andList(awaited) });

  const heeding = useHeeding(telling !== null);
  const missed = useMissed(store);
  /** the card of what the player may have missed, open or folded: at the pace "At once" it begins folded */
  const [folding, setFolding] = useState<{ readonly of: Missed | null; readonly open: boolean }>({
    of: null,
    open: false,
  });
  const recalls = question !== null && lesson === undefined ? missed : null;
  const unfolded = recalls !== null && (folding.of === recalls ? folding.open : chosenPace() !== 'once');
  const fold = (open = false) => setFolding({ of: recalls, open });

  useTurnNotice(opened.title, question === null ? null : (decision?.id ?? null));
  useFocusKept(question === null ? null : (decision?.id ?? null));
  useLitInSight(root, question === null ? null : (decision?.id ?? null));
  useEffect(() => store.door.trouble(text => say(t('table.trouble', { text }))), [store, say]);
  const undo = async () => {
    try {
      if (!(await store.door.undo())) {
        await store.door.proposeUndo();
        say(t('table.undoAsked'));
      }
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const stopsMay = opened.seat !== null && lesson === undefined && known.ending === null;
  const stopOnce = async () => {
    if (!stopsMay) return;
    try {
      await store.door.setStops({ [NEXT]: known.armed ? 'pass' : 'once' });
      say(known.armed ? t('table.disarmedSaid') : t('table.armedSaid'));
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  /** Opens a card in reading size: in the dock, or on a phone over the table. */
  const openCard = (card: Seen) => (narrow ? setReading(card) : reader.pin(card));
  /** The card that a button on the table shows. */
  const seenAt = (piece: HTMLElement): Seen => {
    const card = piece.dataset.cardId ?? null;
    const id = /^card:(\d+)$/.exec(piece.dataset.thing ?? '')?.[1];
    const thing = id === undefined ? null : Number(id);
    const aimed = reader.aimed();
    if (aimed !== null && aimed.card === card && aimed.thing === thing) return aimed;
    const title = piece.querySelector('[title]')?.getAttribute('title') ?? piece.textContent?.trim() ?? '';
    return { card, title, thing, state: {} };
  };
  /** Opens the card with the focus in reading size. @returns false if no card has it */
  const readFocused = () => {
    const piece = document.activeElement?.closest<HTMLElement>('.piece') ?? null;
    if (piece === null) return false;
    openCard(seenAt(piece));
    return true;
  };
  const readThing = reader.read?.thing ?? null;
  useEffect(() => {
    if (readThing === null) return;
    const piece = root.current?.querySelector(`[data-thing="card:${readThing}"]`);
    piece?.classList.add('is-read');
    return () => piece?.classList.remove('is-read');
  }, [readThing]);
  const mayHint = store.door.hints !== false;
  const hint = async () => {
    if (choosing === null) return;
    if (!mayHint) return say(t('table.noHints'));
    const of = choosing.decision;
    try {
      if (lesson === undefined && store.door.advise !== undefined) {
        setAdvice({ of, found: null });
        const found = await store.door.advise();
        setAdvice(now => (now.of === of ? { of, found } : now));
        return;
      }
      const { ids, label } = await store.door.hint();
      // a lesson shows its choice by picking it
      if (asking.current === of && (lesson === undefined || ids.length === 0))
        say(lesson?.hinted(label) ?? t('table.hinted', { label }));
      choosing.show(ids);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };

  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  keys.current = event => {
    // keys that a user types before a dialog has the focus belong to the dialog
    if (reading !== null || (open !== null && open !== 'log')) return;
    const done =
      (telling !== null && directed(event, { skip: () => store.skip(), next: () => store.next() })) ||
      pressed(event, {
        // the dock shows what a key has picked
        sign: key => {
          reader.close();
          if (unfolded) fold();
          sign(key);
        },
        enter: () => {
          if (!heeding.answers('Enter', performance.now())) return;
          if (unfolded) fold();
          else choosing?.answer();
        },
        back: () => {
          if (reader.read !== null) reader.close();
          else if (open !== null) setOpen(null);
          else if (unfolded) fold();
          else choosing?.back();
        },
        pass: () => {
          if (!heeding.answers(' ', performance.now())) return;
          if (unfolded) fold();
          else choosing?.pass();
        },
        why: () => {
          if (!readFocused()) setOpen('keys');
        },
        read: readFocused,
        front: seat => briefs[seat] !== undefined && seat !== near && setFront(seat),
        undo: () => void undo(),
        log: () => setOpen(open === 'log' ? null : 'log'),
        since: () => store.again(),
        hint: () => void hint(),
        menu: () => setOpen('menu'),
        find: () => {
          const filter = root.current?.querySelector<HTMLElement>('.dock .filter input');
          if (filter?.checkVisibility()) filter.focus();
          else setOpen('find');
        },
        stopOnce: () => void stopOnce(),
        more: () => choosing?.repeat(1),
        less: () => choosing?.repeat(-1),
      }) ||
      (root.current !== null && moved(event, root.current));
    if (done) event.preventDefault();
  };
  useKeys(keys);

  const undoing = useRef(undo);
  undoing.current = undo;
  const watches = opened.seat === null;
  const commands = useMemo(
    () => ({
      undo: watches ? null : () => void undoing.current(),
      log: () => setOpen('log'),
      menu: () => setOpen('menu'),
    }),
    [watches],
  );
  const shared = useSteadyTable({
    store,
    faces,
    picks: choosing?.picks ?? NO_PICKS,
    light: telling === null ? light : unlit,
    press: (thing, title) => {
      // a second press on a card that stays in the dock puts it back
      const stays = thing.kind === 'card' && reader.read?.pinned === true && reader.read.thing === thing.id;
      reader.close();
      if (press(thing, title)) {
        if (unfolded) fold();
        return;
      }
      if (stays) return;
      const piece = root.current?.querySelector<HTMLElement>(`[data-thing="${thing.kind}:${thing.id}"]`);
      if (thing.kind === 'card')
        openCard({ ...(piece ? seenAt(piece) : { card: null, thing: thing.id, state: {} }), title });
    },
    point: card => {
      if (narrow) return;
      if (card === null) reader.leave();
      else reader.enter(card);
    },
    read: openCard,
  });
  const { Win, Shared, Stage } = layout;
  return (
    <TableContext value={shared}>
      <Travelling of={known}>
        <div
          ref={root}
          data-revision={known.revision}
          className={`table ${layout.look} ${question === null ? 'idle' : 'asked'} ${lesson ? 'taught' : ''} ${coach ? 'coached' : ''} ${telling === null ? '' : 'telling'}`}
        >
          <Top
            title={opened.title}
            turn={turn}
            steps={steps}
            mine={question !== null}
            waiting={waiting}
            commands={commands}
            more={around.top}
            armed={known.armed ? () => void stopOnce() : null}
          />
          {coach && <coach.Goal seats={briefs} near={near} />}
          <section className="win" aria-label={t('table.standing')}>
            <Win {...parts} />
          </section>
          <aside className="left" aria-label={t('table.beside')}>
            {around.left}
            {lesson && <lesson.Says show={() => void hint()} again={() => void undo()} />}
            <Rail
              seats={briefs}
              front={across}
              near={near}
              players={opened.players}
              awaited={decision?.awaited ?? []}
              bring={setFront}
            />
            <Shared {...parts} />
            {coach && <coach.Signs />}
            <Sounds store={store} asked={asked} />
            {!lesson && (
              <Since
                log={known.log}
                since={known.since}
                look={lookOf}
                openLog={() => setOpen('log')}
                again={store.canRepeat ? () => store.again() : null}
              />
            )}
          </aside>
          <main className="stage" aria-label={t('table.table')}>
            <Stage {...parts} />
          </main>
          {after && telling === null && known.ending !== null && !looks && (
            <Suspense>
              <after.Look seats={briefs} winners={known.ending.result.winners} close={() => setLooks(true)} />
            </Suspense>
          )}
          <Moments store={store} taken={layout.taken} />
          {telling !== null && <Aim telling={telling} look={lookOf} />}
          {telling !== null && <Banner telling={telling} look={lookOf} />}
          <aside className={`dock ${lookOf(near)}`} aria-labelledby="question" data-decision={decision?.id}>
            {coach && telling === null && known.ending === null && (
              <coach.Says choosing={choosing} seats={briefs} near={near} />
            )}
            {telling !== null ? (
              <Director
                telling={telling}
                names={names}
                look={lookOf}
                skip={() => store.skip()}
                next={() => store.next()}
              />
            ) : lesson && done ? (
              <lesson.Done />
            ) : known.ending !== null ? (
              <Ended
                ending={known.ending}
                names={names}
                seat={opened.seat}
                game={opened.game}
                id={id}
                after={around.after}
                lookBack={after && looks ? () => setLooks(false) : null}
              />
            ) : unfolded ? (
              <MissedCard
                missed={recalls}
                before={layout.seats(recalls.from.view as AnyView, recalls.from.standing)[near]}
                now={briefs[near]}
                briefs={briefs}
                prompt={question?.prompt ?? ''}
                fold={() => fold()}
                again={seat => store.again(seat)}
              />
            ) : choosing !== null ? (
              <>
                {recalls !== null && <MissedLine missed={recalls} open={() => fold(true)} />}
                <Dock
                  choosing={choosing}
                  hint={mayHint ? () => void hint() : null}
                  advice={advice.of === choosing.decision ? advice.found : undefined}
                />
              </>
            ) : (
              <div className="ask">
                <p className="cap">{watches ? t('table.watching') : t('table.notYours')}</p>
                <h1 id="question">{waiting}</h1>
                <LogList lines={newestFirst(known.log.slice(-4))} look={lookOf} />
              </div>
            )}
            {reader.read !== null && telling === null && (
              <ReadingPage
                read={reader.read}
                prompt={question?.prompt ?? waiting}
                choosing={choosing}
                hold={reader.hold}
                leave={reader.leave}
                pin={() => reader.read && reader.pin(reader.read)}
                close={reader.close}
              />
            )}
          </aside>
          {open === 'log' && (
            <section className="fulllog" aria-label={t('table.log')}>
              <header className="row">
                <h2 className="grow">{t('table.log')}</h2>
                {store.canRepeat && (
                  <button
                    type="button"
                    className="btn"
                    onClick={() => {
                      setOpen(null);
                      store.again();
                    }}
                  >
                    {t('table.again')} <kbd>S</kbd>
                  </button>
                )}
                <button type="button" className="btn" onClick={() => setOpen(null)}>
                  {t('table.close')} <kbd>L</kbd>
                </button>
              </header>
              <LogList lines={newestFirst(known.log)} look={lookOf} />
            </section>
          )}
          <Spoken
            store={store}
            asked={{ id: asked, text: question === null ? '' : `${question.prompt} ${question.stakes}`.trim() }}
            before={unfolded ? t('director.missed.count', { count: recalls.count }) : ''}
            now={
              // bots are never waited for long
              telling === null && question === null && (around !== NOBODY || known.ending !== null || done)
                ? { key: waiting, text: waiting, ofGame: false }
                : null
            }
          />
          <div className={said === '' ? 'vh' : 'saying'} role="status">
            {said}
            {said !== '' && (
              <button type="button" className="link" onClick={() => say('')}>
                {t('table.close')}
              </button>
            )}
          </div>
        </div>
        {open === 'menu' && (
          <TableMenu
            over={known.ending !== null}
            leave={lesson?.leave ?? null}
            close={() => setOpen(null)}
            more={around.menu}
          />
        )}
        {reading !== null && <Reading seen={reading} choosing={choosing} close={() => setReading(null)} />}
        {open === 'keys' && <KeysOverlay close={() => setOpen(null)} />}
        {open === 'find' && <Find close={() => setOpen(null)} />}
      </Travelling>
    </TableContext>
  );
}
