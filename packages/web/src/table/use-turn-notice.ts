/** Tells the player of a hidden tab that a question waits. */
import { useEffect } from 'react';
import { t } from '../copy/index.ts';
import { callPlayer } from '../ui/turn-notice.ts';

/**
 * Tells the player of a hidden tab that it is their turn, until they look at the tab or the question has gone.
 * @param title the title of the game
 * @param decision the decision that waits for the player; null for none
 */
export function useTurnNotice(title: string, decision: number | null): void {
  useEffect(() => {
    if (decision === null) return;
    return callPlayer(t('notice.tab'), t('notice.title', { title }));
  }, [title, decision]);
}
