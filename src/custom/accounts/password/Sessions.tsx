import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { SessionRow } from '#contract/accounts/sessions.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { unlessGone } from '#src/components/feedback/unlessGone.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { call } from '#src/dataProvider/call.ts';

const SESSIONS = ['sessions'];

/** The account's sessions; changing the password ends some. */
const useSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
  });

/** Ends one session by its id, or all others; a session that has ended already is no error. */
function useEndSession() {
  const renew = useRenew(SESSIONS);
  const one = useAction({
    run: (id: number) => call(endSession, { params: { id } }).catch(unlessGone),
    done: 'privacy.sessions.ended',
    renew,
    isOnPage: true,
  });
  const others = useAction({
    run: () => call(endOtherSessions),
    done: 'privacy.sessions.othersEnded',
    renew,
    isOnPage: true,
  });
  return { one, others };
}

/** The anchor to which the account menu links. */
const ID = 'sessions';

/** The account's sessions, each with a button that ends it (AUTH-09). */
export function Sessions() {
  const translate = useTranslate();
  const heading = useHeadingFromMenu();
  return (
    <Card
      component="section"
      aria-labelledby={ID}
      sx={{ maxWidth: '44rem', p: { xs: 2, sm: 3 }, mt: 3, display: 'grid', gap: 1.5 }}
    >
      <Typography ref={heading} id={ID} tabIndex={-1} component="h2" variant="h2">
        {translate('privacy.sessions.title')}
      </Typography>
      <Typography color="textSecondary">{translate('privacy.sessions.hint')}</Typography>
      <List />
    </Card>
  );
}

/** The link of the menu scrolls and focuses here. */
function useHeadingFromMenu() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link a second time is another key
  useEffect(() => {
    if (hash === `#${ID}`) heading.current?.focus();
  }, [hash, key]);
  return heading;
}

function List() {
  const translate = useTranslate();
  const { data, ...query } = useSessions();
  const { one, others } = useEndSession();
  if (!data || query.isError) return <NotLoaded query={query} failed="privacy.sessions.failed" height={72} />;
  return (
    <>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data.map((session) => (
          <Session
            key={session.id}
            session={session}
            isEnding={one.isPending && one.variables === session.id}
            onEnd={() => one.mutate(session.id)}
          />
        ))}
      </Stack>
      {data.length > 1 && (
        <Box>
          <Button variant="outlined" loading={others.isPending} onClick={() => others.mutate()}>
            {translate('privacy.sessions.endOthers')}
          </Button>
        </Box>
      )}
    </>
  );
}

interface SessionProps {
  session: SessionRow;
  isEnding: boolean;
  onEnd: () => void;
}

function Session({
  session: { browser, system, created_at, seen_at, current },
  isEnding,
  onEnd,
}: SessionProps) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const device = translate('privacy.sessions.on', {
    browser: browser ?? translate('privacy.sessions.unknownBrowser'),
    system: system ?? translate('privacy.sessions.unknownSystem'),
  });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('privacy.sessions.begun', { when: instant(created_at) })} ·{' '}
          {translate('privacy.sessions.seen', { when: instant(seen_at) })}
        </Typography>
      </Box>
      {current ? (
        <Chip size="small" color="success" variant="outlined" label={translate('privacy.sessions.current')} />
      ) : (
        <Button
          size="small"
          loading={isEnding}
          aria-label={translate('privacy.sessions.endOf', { device, when: instant(created_at) })}
          onClick={onEnd}
        >
          {translate('privacy.sessions.end')}
        </Button>
      )}
    </Stack>
  );
}
