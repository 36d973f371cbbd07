/** The fields for the other seats of a new table: anyone, a player by name, or a bot. */
import type { GameInfo } from '../../connection/contract.ts';
import { t } from '../../copy/index.ts';
import { levelName } from '../levels.ts';
import { Choice, Written } from './Fields.tsx';
import type { OtherSeat } from './wanted.ts';

const ANYBODY = 'anybody';
const INVITED = 'invited';

/** The other seats: anyone, a player by name, or a bot of a level. */
export function OtherSeats({
  others,
  bots,
  change,
}: {
  others: readonly OtherSeat[];
  bots: GameInfo['bots'];
  change(others: readonly OtherSeat[]): void;
}) {
  const put = (at: number, seat: OtherSeat) => change(others.with(at, seat));
  const seatOf = (chosen: string): OtherSeat =>
    chosen === ANYBODY
      ? { kind: 'anybody' }
      : chosen === INVITED
        ? { kind: 'invited', person: '' }
        : { kind: 'bot', bot: chosen };
  return (
    <fieldset className="other-seats">
      <legend>{t('newTable.seats')}</legend>
      {others.map((seat, at) => (
        // the index is the seat
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by nothing else
        <div key={at} className="field-group">
          <Choice
            label={t('newTable.seat', { n: at + 2 })}
            value={seat.kind === 'bot' ? seat.bot : seat.kind}
            of={[
              [ANYBODY, t('newTable.anybody')],
              [INVITED, t('newTable.invited')],
              ...bots.map(({ name }) => [name, t('players.bot', { level: levelName(name) })] as const),
            ]}
            help={
              seat.kind === 'anybody'
                ? t('newTable.anybodyHelp')
                : seat.kind === 'invited'
                  ? t('newTable.invitedHelp')
                  : t('players.plays', { about: bots.find(({ name }) => name === seat.bot)?.about ?? '' })
            }
            choose={chosen => put(at, seatOf(chosen))}
          />
          {seat.kind === 'invited' && (
            <Written
              label={t('newTable.invitedName')}
              value={seat.person}
              most={24}
              required
              change={person => put(at, { kind: 'invited', person })}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
