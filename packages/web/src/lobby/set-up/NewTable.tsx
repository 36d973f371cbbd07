/** The form for a new table with people. */
import type { Clock, Person } from '@orrery/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { GameInfo } from '../../connection/contract.ts';
import { useDecksOf } from '../../connection/decks/own-decks.ts';
import { useOwnCards } from '../../connection/overlays/own-cards.ts';
import { beSomebody, mineKey } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { commaList, duration, t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';
import { useUnsent } from '../../ui/use-unsent.ts';
import { clockText } from '../clock-text.ts';
import { AgreementBoxes, allowedAmong } from './AgreementBoxes.tsx';
import { DeckSelect, ownOf } from './DeckSelect.tsx';
import { Choice, Numbered, Written } from './Fields.tsx';
import { OtherSeats } from './OtherSeats.tsx';
import { OwnCardsChoice } from './OwnCardsChoice.tsx';
import { givesHints, seated, USUAL_CLOCKS, usualWish, type Wish, wantedOf } from './wanted.ts';

/** The delays for spectators, in seconds. */
const DELAYS = [30, 120, 300, 900, 3600];

/** The settings of a new table. The user can open it without changing any. */
export function NewTable({ info, person }: { info: GameInfo; person: Person | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const own = useDecksOf(info.name);
  const cards = useOwnCards(info.name);
  // a table with people has printed cards unless its host wants others
  const [printed, setPrinted] = useState(true);
  const { players, rulesets, decks, bots, title } = info;
  const [{ wish, deck, name }, setUnsent, forget] = useUnsent(`table of ${info.name}`, () => ({
    wish: usualWish(info.name, players.usual),
    deck: '',
    name: '',
  }));
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [fault, setFault] = useState('');
  const change = (part: Partial<Wish>) => setUnsent({ wish: { ...wish, ...part }, deck, name });
  const clock = (part: Partial<Clock>) => change({ clock: { ...wish.clock, ...part } as Clock });
  const open = async () => {
    setState('busy');
    setFault('');
    try {
      await beSomebody(client, name.trim() || undefined);
      const mine = ownOf(own, deck)?.choice ?? (deck === '' ? null : { ready: deck });
      const overlay = cards === null || printed ? {} : { overlay: JSON.stringify(cards.kept.data) };
      const agreed = allowedAmong(info, wish.ruleset, wish.agreed ?? []);
      const { code } = await server.openTable({ ...wantedOf({ ...wish, deck: mine, agreed }), ...overlay });
      forget();
      void client.invalidateQueries({ queryKey: mineKey('games') });
      await navigate({ to: '/t/$code', params: { code } });
    } catch (error) {
      setFault((error as Error).message);
      setState('idle');
    }
  };
  return (
    <form
      className="wish"
      onSubmit={event => {
        event.preventDefault();
        void open();
      }}
    >
      <div className="fields">
        <DeckSelect
          label={t('newTable.yourDeck')}
          none={t('newTable.anyDeck')}
          ready={decks}
          own={own}
          chosen={deck}
          choose={chosen => setUnsent({ wish, deck: chosen, name })}
        />
        {players.most > players.least && (
          <Choice
            label={t('newTable.players')}
            value={`${wish.others.length + 1}`}
            of={Array.from({ length: players.most - players.least + 1 }, (_, i) => `${players.least + i}`).map(
              n => [n, n] as const,
            )}
            choose={n => change({ others: seated(wish.others, Number(n) - 1) })}
          />
        )}
        {rulesets.length > 1 && (
          <Choice
            label={t('newTable.ruleset')}
            value={wish.ruleset ?? rulesets[0]!}
            of={rulesets.map(one => [one, capital(one)])}
            choose={ruleset => change({ ruleset })}
          />
        )}
        {cards !== null && <OwnCardsChoice own={cards} printed={printed} choose={setPrinted} />}
        {person === null && (
          <Written
            label={t('newTable.yourName')}
            help={t('newTable.yourNameHelp')}
            value={name}
            most={24}
            complete="nickname"
            change={written => setUnsent({ wish, deck, name: written })}
          />
        )}
      </div>
      <AgreementBoxes
        info={info}
        ruleset={wish.ruleset}
        chosen={wish.agreed ?? []}
        choose={agreed => change({ agreed })}
      />
      <OtherSeats others={wish.others} bots={bots} change={others => change({ others })} />
      <div className="fields">
        <Choice
          label={t('newTable.decks')}
          value={wish.decks}
          of={[
            ['open', t('newTable.decksOpen')],
            ['lists', t('newTable.decksLists')],
            ['secret', t('newTable.decksSecret')],
          ]}
          help={t(`newTable.decksHelp.${wish.decks}`)}
          choose={chosen => change({ decks: chosen })}
        />
        <div className="field-group">
          <Choice
            label={t('newTable.clockField')}
            value={wish.clock.kind}
            of={(['none', 'decision', 'chess', 'days'] as const).map(kind => [kind, t(`newTable.clocks.${kind}`)])}
            help={t(`newTable.clockHelp.${wish.clock.kind}`)}
            choose={kind => change({ clock: USUAL_CLOCKS[kind] })}
          />
          {wish.clock.kind === 'decision' && (
            <Numbered
              label={t('newTable.seconds')}
              value={wish.clock.seconds}
              least={5}
              most={3600}
              change={seconds => clock({ seconds })}
            />
          )}
          {wish.clock.kind === 'chess' && (
            <>
              <Numbered
                label={t('newTable.minutes')}
                value={wish.clock.seconds / 60}
                least={1}
                most={1440}
                change={minutes => clock({ seconds: minutes * 60 })}
              />
              <Numbered
                label={t('newTable.increment')}
                value={wish.clock.increment}
                least={0}
                most={300}
                change={increment => clock({ increment })}
              />
            </>
          )}
          {wish.clock.kind === 'days' && (
            <Numbered
              label={t('newTable.days')}
              value={wish.clock.days}
              least={1}
              most={30}
              change={days => clock({ days })}
            />
          )}
        </div>
        <Choice
          label={t('newTable.listing')}
          value={wish.listed ? 'public' : 'private'}
          of={[
            ['private', t('newTable.private')],
            ['public', t('newTable.public')],
          ]}
          choose={listing => change({ listed: listing === 'public' })}
        />
        <Choice
          label={t('newTable.spectators')}
          value={wish.delay === null ? 'nobody' : `${wish.delay}`}
          of={[
            ['0', t('newTable.atOnce')],
            ...DELAYS.map(seconds => [`${seconds}`, t('newTable.later', { time: duration(seconds) })] as const),
            ['nobody', t('newTable.nobody')],
          ]}
          help={wish.delay === null ? undefined : t('newTable.spectatorsHelp')}
          choose={delay => change({ delay: delay === 'nobody' ? null : Number(delay) })}
        />
        <Choice
          label={t('newTable.chat')}
          value={wish.chat ? 'on' : 'off'}
          of={[
            ['on', t('newTable.chatOn')],
            ['off', t('newTable.chatOff')],
          ]}
          choose={chat => change({ chat: chat === 'on' })}
        />
        <Choice
          label={t('newTable.hints')}
          value={givesHints(wish) ? 'on' : 'off'}
          of={[
            ['on', t('newTable.hintsOn')],
            ['off', t('newTable.hintsOff')],
          ]}
          help={t('newTable.hintsHelp')}
          choose={hints => change({ hints: hints === 'on' })}
        />
        <Written
          label={t('newTable.name')}
          help={t('newTable.nameHelp')}
          value={wish.title}
          most={60}
          change={named => change({ title: named })}
        />
      </div>
      <div className="foot-bar">
        <p>{summary(title, wish)}</p>
        {fault !== '' && (
          <p className="refused" role="alert">
            {fault}
          </p>
        )}
        <button type="submit" className="btn primary" disabled={state === 'busy'}>
          {state === 'busy' ? t('newTable.opening') : t('newTable.open')}
        </button>
      </div>
    </form>
  );
}

/** The settings in one sentence, so that the user sees what they open. */
function summary(title: string, wish: Wish): string {
  const { others, decks, clock, listed, delay } = wish;
  const free = others.filter(({ kind }) => kind === 'anybody').length;
  const seats = [
    t('players.you'),
    ...others.flatMap(seat => (seat.kind === 'invited' ? (seat.person === '' ? [] : [seat.person]) : [])),
    ...(free === 0 ? [] : [t('newTable.places', { count: free })]),
    ...others.flatMap(seat => (seat.kind === 'bot' ? [t('players.bot', { level: seat.bot })] : [])),
  ];
  const terms = [
    capital(t(`newTable.decksAre.${decks}`)),
    clockText(clock),
    listed ? t('newTable.listed') : t('newTable.unlisted'),
    delay === null
      ? t('newTable.noWatchers')
      : delay === 0
        ? t('newTable.watchLive')
        : t('newTable.watchLater', { time: duration(delay) }),
    givesHints(wish) ? t('lobby.hintsAre') : t('lobby.hintsNot'),
  ];
  return t('newTable.summary', { game: title, seats: commaList(seats), terms: terms.join('; ') });
}
