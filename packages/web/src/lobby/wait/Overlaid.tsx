/** What the cards of a table change, for those who are about to sit down. */
import type { OverlayInfo } from '@orrery/protocol';
import { useQuery } from '@tanstack/react-query';
import { deskOf } from '../../connection/decks/desk-door.ts';
import { server } from '../../connection/server/routes.ts';
import { errorText, gameLanguage, t } from '../../copy/index.ts';

/** The overlay of a table: who entered it, and each card that differs from print. */
export function Overlaid({
  game,
  code,
  overlay: { id, name, by },
}: {
  game: string;
  code: string;
  overlay: OverlayInfo;
}) {
  const { data, error } = useQuery({
    queryKey: ['overlay of a table', id],
    queryFn: async () => deskOf(game).readOverlay(await server.overlay(code)),
    staleTime: Infinity,
    retry: false,
  });
  const fault = error ?? data?.faults[0];
  return (
    <section className="overlaid">
      <p>{t('ownCards.atTable', { by, name })}</p>
      {fault != null && <p className="refused">{t('ownCards.unread', { reason: errorText(fault) })}</p>}
      {data !== undefined && data.cards.length > 0 && (
        <details>
          <summary>{t('ownCards.differs')}</summary>
          <ul lang={gameLanguage()}>
            {data.cards.map(({ face, changes, whole }) => (
              <li key={face.id}>
                <b>{face.title}</b>
                <ul>
                  {whole && <li>{t('ownCards.added')}</li>}
                  {(whole ? face.text : changes).map(line => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
