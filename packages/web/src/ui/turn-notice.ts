/** Tells somebody who looks at another tab that it is their turn. */
import { choiceOf } from './choice.ts';

/** Whether the browser shows a notification. The title of the tab tells it in any case. */
export const turnNotice = choiceOf('orrery.notice', ['off', 'on'] as const, 'off');

/** Asks the browser if it may show notifications. Only a press of the player may call this. @returns false if it may not */
export const mayNotify = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted';

/** Some browsers of phones have notifications, but only service workers may show them. Then the title of the tab is all. */
function notify(text: string): Notification | null {
  if (turnNotice.chosen() === 'off' || !('Notification' in window) || Notification.permission !== 'granted')
    return null;
  try {
    return new Notification(text, { tag: location.href, icon: '/orrery.svg' });
  } catch {
    return null;
  }
}

/**
 * Tells a hidden tab's player that it is their turn: in its title, and as a notification if the player wants that. When the tab is
 * seen, both go. Nothing happens if the tab is seen already.
 * @param tab what the title says first
 * @param text the words of the notification
 * @returns takes both back
 */
export function callPlayer(tab: string, text: string): () => void {
  if (!document.hidden) return () => {};
  const title = document.title;
  document.title = `${tab} · ${title}`;
  const notice = notify(text);
  if (notice !== null)
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  const end = () => {
    document.removeEventListener('visibilitychange', end);
    document.title = title;
    notice?.close();
  };
  document.addEventListener('visibilitychange', end);
  return end;
}
