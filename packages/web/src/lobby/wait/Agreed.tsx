/** What the players of a table agree on, for those who are about to sit down. */
import type { AgreementInfo } from '@orrery/protocol';
import { t } from '../../copy/index.ts';
import { useOptionWords } from '../../copy/options.ts';

/** The optional rules of a table, each with what it changes; nothing if it has none. */
export function Agreed({ game, agreed }: { game: string; agreed: readonly AgreementInfo[] }) {
  const said = useOptionWords(agreed.length > 0);
  if (agreed.length === 0) return null;
  return (
    <section className="agreed">
      <p>{t('waitingRoom.agreed')}</p>
      <ul>
        {agreed
          .map(one => said(game, one.id, one))
          .map(({ id, title, about }) => (
            <li key={id}>
              <b>{title}</b> <span className="soft">{about}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
