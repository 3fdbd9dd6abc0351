import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { keepDistinct, listDuplicates, type PersonPair } from '#contract/persons/personPair.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { Pager } from '#src/components/list/Pager.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { call } from '#src/dataProvider/call.ts';
import { Pair } from './Pair.tsx';

const MergeDialog = lazy(retryImport(() => import('../merge/MergeDialog.tsx')));

/**
 * `/grievance/people/same`: possible duplicates, most likely first, to merge or to mark as different people (PER-11).
 */
export default function Duplicates() {
  const translate = useTranslate();
  return (
    <>
      <Button
        component={Link}
        to="/grievance/people"
        size="small"
        startIcon={<ArrowBackIcon />}
        sx={{ mb: 1 }}
      >
        {translate('common.people')}
      </Button>
      <Page title={translate('merging.pairs.title')} subtitle={translate('merging.pairs.intro')}>
        <Pairs />
      </Page>
    </>
  );
}

function Pairs() {
  const translate = useTranslate();
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const { data, ...query } = useQuery({
    ...queryOf([PERSONS, 'pairs', page], listDuplicates, { query: { page, per_page: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  const [merging, setMerging] = useState<PersonPair | null>(null);
  const [apart, setApart] = useState<PersonPair | null>(null);
  const list = useFocusAfterRemoval<HTMLUListElement>(data?.total ?? 0);
  if (!data)
    return (
      <NotLoaded query={query} failed="merging.pairs.failed" height={320} label="merging.pairs.loading" />
    );
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {data.total > 0
          ? translate('merging.pairs.count', { smart_count: data.total })
          : translate('merging.pairs.none')}
      </Typography>
      <Paper
        ref={list}
        tabIndex={-1}
        variant="outlined"
        component="ul"
        aria-label={translate('merging.pairs.title')}
        sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none', display: data.total > 0 ? 'block' : 'none' }}
      >
        {data.data.map((pair) => (
          <Pair
            key={pair.persons.map(({ id }) => id).join()}
            pair={pair}
            onMerge={() => setMerging(pair)}
            onDistinct={() => setApart(pair)}
          />
        ))}
      </Paper>
      {pages > 1 && (
        <Box sx={{ mt: 1.5 }}>
          <Pager
            label={translate('merging.pairs.pager')}
            page={page}
            count={pages}
            linkTo={(other) => ({ to: { search: `?page=${other}` } })}
          />
        </Box>
      )}
      <Suspense>
        {merging && (
          <MergeDialog
            ids={[merging.persons[0].id, merging.persons[1].id]}
            onClose={() => setMerging(null)}
            onDone={() => setMerging(null)}
          />
        )}
      </Suspense>
      {apart && <DistinctQuestion pair={apart} onClose={() => setApart(null)} />}
    </>
  );
}

/** Confirms before a pair is hidden permanently. After a failure it stays open. */
function DistinctQuestion({ pair, onClose }: { pair: PersonPair; onClose: () => void }) {
  const notify = useNotify();
  const renew = useRenew([PERSONS, 'pairs']);
  const [one, other] = pair.persons;
  const keep = useMutation({
    mutationFn: () => call(keepDistinct, { body: { person_ids: [one.id, other.id] } }),
    onSuccess: () => {
      notify('merging.pairs.done', { type: 'success' });
      onClose();
      return renew();
    },
  });
  return (
    <ConfirmDialog
      title="merging.pairs.distinctNamed"
      question="merging.pairs.question"
      action="merging.pairs.distinct"
      run={keep}
      named={{ one: one.name, other: other.name }}
      onClose={onClose}
    />
  );
}
