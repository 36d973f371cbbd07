/** The page of a replay. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button, Checkbox } from 'react-aria-components';
import { errorText, t } from '../../copy/index.ts';
import { PageFault } from '../../shell/Faults.tsx';
import { Aim } from '../../table/director/Aim.tsx';
import { Banner } from '../../table/director/Banner.tsx';
import { Now, Paces } from '../../table/director/Director.tsx';
import { Spoken } from '../../table/director/Spoken.tsx';
import { FaceBook } from '../../table/faces.ts';
import { layoutOf } from '../../table/games/index.ts';
import { atFirst, type Known } from '../../table/known.ts';
import type { AnyView, Layout } from '../../table/layout.ts';
import { LogList, newestFirst } from '../../table/parts/LogList.tsx';
import { Rail } from '../../table/parts/Rail.tsx';
import { Reading } from '../../table/parts/Reading.tsx';
import { Top } from '../../table/parts/Top.tsx';
import { TableStore } from '../../table/store.ts';
import { Travelling } from '../../table/Travelling.tsx';
import { type Seen, TableContext, unlit, useKnown, useSteadyTable, useTelling } from '../../table/table-context.ts';
import { copied } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { openPast } from './open-past.ts';
import type { Past } from './past.ts';
import { usePlaying } from './use-playing.ts';
import '../../table/table.css';
import './replay.css';

interface Ready {
  readonly past: Past;
  readonly store: TableStore;
  readonly layout: Layout<AnyView>;
}

const NO_PICKS: readonly string[] = [];
const NOT_ASKED = { id: -1, text: '' };

/** The replay of a finished game, from this browser or the server, at any moment. */
export function ReplayPage() {
  const { id } = useParams({ from: '/replay/$id' });
  const client = useQueryClient();
  const [all, setAll] = useState(false);
  const [ready, setReady] = useState<Ready | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    let left = false;
    let store: TableStore | null = null;
    const open = async () => {
      const past = await openPast(client, id, location.hash.slice(1), all);
      const layout = await layoutOf(past.opened.game);
      store = new TableStore(past.door, past.opened);
      if (left) return store.close();
      setReady({ past, store, layout });
    };
    open().catch((error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))));
    return () => {
      left = true;
      store?.close();
    };
  }, [client, id, all]);
  if (fault !== null) return <PageFault error={fault} reset={() => location.reload()} />;
  if (ready === null)
    return (
      <main className="message">
        <h1>{t('replay.opening')}</h1>
      </main>
    );
  return <Replay {...ready} all={all} showAll={setAll} />;
}

/**
 * The state at a moment and just before it. While a moment loads, the last one stays.
 * @param fault is called with the reason if a moment cannot load
 */
function useMoment(
  past: Past,
  at: number,
  fault: (text: string) => void,
): { readonly now: Known; readonly before: Known | null } {
  const [shown, setShown] = useState(() => past.shown(at));
  const ready = past.shown(at);
  useEffect(() => {
    if (ready !== null) return;
    let left = false;
    past.bring(at).then(
      moment => !left && setShown(moment),
      (error: Error) => !left && fault(error.message),
    );
    return () => {
      left = true;
    };
  }, [past, at, ready, fault]);
  return ready ?? shown ?? { now: atFirst(past.opened), before: null };
}

function Replay({ past, store, layout, all, showAll }: Ready & { all: boolean; showAll: (all: boolean) => void }) {
  const { at: wanted } = useSearch({ from: '/replay/$id' });
  const navigate = useNavigate({ from: '/replay/$id' });
  const [faces] = useState(() => new FaceBook(store.door));
  const [front, setFront] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [reading, setReading] = useState<Seen | null>(null);
  const [said, say] = useState('');
  const { last } = past;
  const at = Math.min(wanted ?? last, last);
  const go = (n: number) =>
    void navigate({ search: { at: Math.max(0, Math.min(last, n)) }, hash: true, replace: true, resetScroll: false });

  const telling = useTelling(store);
  const told = useKnown(store);
  // the dock keeps the last scene until the next one is there
  const lately = useRef(telling);
  if (telling !== null) lately.current = telling;
  const says = telling ?? (playing ? lately.current : null);
  usePlaying({ past, store, at, telling }, [playing, setPlaying], go, say);

  const moment = useMoment(past, at, say);
  // between two scenes a replay that plays is at the end of the last one
  const now = playing && telling !== null ? told : moment.now;
  const view = now.view as AnyView;
  const briefs = layout.seats(view, now.standing);
  const lookOf = (seat: number) => briefs[seat]?.look ?? '';
  const near = now.opened.seat ?? 0;
  const acting = telling?.scene.who ?? null;
  const names = briefs.map(({ name }) => name);
  const across =
    (acting === near ? null : acting) ??
    front ??
    layout.facing?.(view) ??
    briefs.find(({ seat, out }) => seat !== near && !out)?.seat ??
    near;
  const parts = { view, standing: now.standing, front: across, near, players: now.opened.players, bring: setFront };
  const { turn, steps } = layout.turn(view);
  const before = moment.before?.log ?? [];
  const happened = moment.now.log.slice(before.length);
  const { Win, Shared, Stage } = layout;
  /** the moment that the player has heard: its scenes were said, or it was there from the start */
  const heard = useRef(moment.now.revision);
  const { revision } = moment.now;
  if (says !== null) heard.current = revision;
  const stepped = says === null && revision !== heard.current;
  /** What a button does. If it fails, the page says why. */
  const does = (act: () => Promise<void>) => () =>
    void act().catch((error: unknown) => say(error instanceof Error ? errorText(error) : String(error)));
  const goOn = does(async () => {
    const { code, here } = await past.goOn(at);
    await (here
      ? navigate({ to: '/table/$id', params: { id: code } })
      : navigate({ to: '/t/$code', params: { code } }));
  });
  const copyLink = does(async () => {
    const hash = await past.carry();
    await navigate({ search: { at }, hash, hashScrollIntoView: false, replace: true, resetScroll: false });
    say((await copied(location.href)) ? t('replay.copied') : t('replay.notCopied'));
  });
  const shared = useSteadyTable({
    store,
    faces,
    picks: NO_PICKS,
    light: unlit,
    press: ({ kind, id: thing }, title) => {
      const card = document.querySelector<HTMLElement>(`[data-thing="${kind}:${thing}"]`)?.dataset.cardId;
      if (kind === 'card') setReading({ card: card ?? null, title, thing, state: {} });
    },
    point: () => {},
    read: setReading,
  });
  return (
    <TableContext value={shared}>
      <Travelling of={now}>
        <div className={`table replay ${layout.look} ${telling === null ? '' : 'telling'}`}>
          <Top
            title={t('replay.title', { title: now.opened.title })}
            turn={turn}
            steps={steps}
            mine={false}
            waiting={t('replay.at', { at, count: last })}
            commands={null}
          />
          <section className="win" aria-label={t('table.standing')}>
            <Win {...parts} />
          </section>
          <aside className="left" aria-label={t('table.beside')}>
            <Rail
              seats={briefs}
              front={across}
              near={near}
              players={now.opened.players}
              awaited={view.decision?.awaited ?? []}
              bring={setFront}
            />
            <Shared {...parts} />
          </aside>
          <main className="stage" aria-label={t('table.table')}>
            <Stage {...parts} />
          </main>
          {telling !== null && <Aim telling={telling} look={lookOf} />}
          {telling !== null && <Banner telling={telling} look={lookOf} />}
          <aside className="dock" aria-label={t('replay.told')}>
            {says !== null ? (
              <div className={`directs ${says.scene.who === null ? '' : lookOf(says.scene.who)}`}>
                <Now telling={says} names={names} />
              </div>
            ) : (
              <div className="ask">
                <p className="cap">{t('replay.at', { at, count: last })}</p>
                <h1>{t('replay.told')}</h1>
              </div>
            )}
            <div className="scroll replay-log">
              {says === null &&
                (happened.length > 0 ? (
                  <LogList lines={happened} look={lookOf} />
                ) : (
                  <p className="quiet">{t(at === 0 ? 'replay.start' : 'replay.nothing')}</p>
                ))}
              <p className="cap">{t('table.before')}</p>
              <LogList lines={newestFirst(before.slice(-14))} look={lookOf} old />
            </div>
            <div className="moment">
              <input
                type="range"
                min={0}
                max={last}
                value={at}
                aria-label={t('replay.slider')}
                aria-valuetext={t('replay.at', { at, count: last })}
                onChange={event => go(Number(event.currentTarget.value))}
              />
              <div className="row">
                <Button
                  className="btn"
                  aria-label={t('replay.previous')}
                  isDisabled={at === 0}
                  onPress={() => go(at - 1)}
                >
                  <Icon name="previous" />
                </Button>
                <Button
                  className="btn grow"
                  onPress={() => {
                    lately.current = null;
                    setPlaying(!playing);
                  }}
                >
                  <Icon name={playing ? 'pause' : 'play'} /> {playing ? t('replay.pause') : t('replay.play')}
                </Button>
                <Button
                  className="btn"
                  aria-label={t('replay.next')}
                  isDisabled={at === last}
                  onPress={() => go(at + 1)}
                >
                  <Icon name="next" />
                </Button>
              </div>
              <Paces />
              <div className="extras">
                {past.open ? (
                  <Checkbox className="check" isSelected={all} onChange={showAll}>
                    <span className="box" aria-hidden="true" />
                    {t('replay.all')}
                  </Checkbox>
                ) : (
                  <p className="small quiet">{t('replay.secret')}</p>
                )}
                <Button className="btn quiet" onPress={copyLink}>
                  <Icon name="link" /> {t('replay.link')}
                </Button>
              </div>
              <p role="status" className="small quiet">
                {said}
              </p>
            </div>
            <div className="acts">
              <Button className="btn primary" onPress={goOn}>
                {t('replay.resume')}
              </Button>
            </div>
          </aside>
          <Spoken
            store={store}
            asked={NOT_ASKED}
            now={
              stepped ? { key: `${revision}`, text: happened.map(({ text }) => text).join(' '), ofGame: true } : null
            }
          />
        </div>
        {reading !== null && <Reading seen={reading} choosing={null} close={() => setReading(null)} />}
      </Travelling>
    </TableContext>
  );
}
