/** The search field at the top of each page. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { t } from '../copy/index.ts';
import { Icon } from '../ui/Icon.tsx';

/** The search field of every page. `/` moves the focus to it, Enter starts the search. */
export function SiteSearch() {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const typing =
        target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <search>
      <form
        className="site-search"
        onSubmit={event => {
          event.preventDefault();
          const q = field.current?.value.trim() ?? '';
          void navigate({ to: '/find', search: q === '' ? {} : { q } });
          if (field.current) field.current.value = '';
        }}
      >
        <Icon name="search" />
        <input ref={field} type="search" aria-label={t('shell.find')} placeholder={t('shell.findShort')} />
        <kbd>/</kbd>
      </form>
    </search>
  );
}
