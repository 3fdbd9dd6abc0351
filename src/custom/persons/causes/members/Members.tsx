import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { type CauseMember, type CauseRecord, listCauseMembers } from '#contract/persons/cause.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { Pager } from '#src/components/list/Pager.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { Member } from './Member.tsx';
import { OfferQuestion } from './OfferQuestion.tsx';
import { TakeOutQuestion } from './TakeOutQuestion.tsx';
import { TickPage, type Ticks } from './TickPage.tsx';

interface MembersProps {
  cause: CauseRecord;
  /** The ticked grievances for an answer; null if none can be sent. */
  ticks: Ticks | null;
  mayEdit: boolean;
  /** The job that sends an answer to a new member has started. */
  onBegun: (job: number) => void;
}

/** The grievances of a cause, ten a page, oldest first. */
export function Members(props: MembersProps) {
  return (
    <Section title="common.grievances">
      <Listed {...props} />
    </Section>
  );
}

function Listed({ cause, ticks, mayEdit, onBegun }: MembersProps) {
  const translate = useTranslate();
  const { page, pageLink } = useMemberPage();
  const [openQuestion, setOpenQuestion] = useState<{
    about: 'takeOut' | 'offer';
    member: CauseMember;
  } | null>(null);
  const { data, ...query } = useQuery({
    ...queryOf([CAUSES, 'members', cause.id, page], listCauseMembers, {
      params: { id: cause.id },
      query: { page, per_page: PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
  });
  const list = useFocusAfterRemoval<HTMLUListElement>(data?.total ?? 0);
  if (!data) return <NotLoaded query={query} failed="common.grievancesFailed" height={240} />;
  if (data.total === 0)
    return <Typography color="textSecondary">{translate('causes.members.none')}</Typography>;
  const pages = Math.ceil(data.total / PAGE_SIZE);
  const close = () => setOpenQuestion(null);
  const untick = (id: number) => ticks?.onTick(ticks.ticked.filter((other) => other !== id));
  const question = openQuestion && { cause, member: openQuestion.member, onClose: close };
  return (
    <>
      {ticks && <TickPage ticks={ticks} members={data.data} />}
      <Box ref={list} component="ul" tabIndex={-1} sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none' }}>
        {data.data.map((member) => (
          <Member
            key={member.complaint_id}
            member={member}
            ticks={ticks}
            onTakeOut={mayEdit ? () => setOpenQuestion({ about: 'takeOut', member }) : undefined}
            onOffer={mayEdit ? () => setOpenQuestion({ about: 'offer', member }) : undefined}
          />
        ))}
      </Box>
      {pages > 1 && (
        <Box sx={{ mt: 1.5 }}>
          <Pager label={translate('causes.members.pager')} page={page} count={pages} linkTo={pageLink} />
        </Box>
      )}
      {question && openQuestion.about === 'takeOut' && (
        <TakeOutQuestion {...question} onTaken={() => untick(openQuestion.member.complaint_id)} />
      )}
      {question && openQuestion.about === 'offer' && <OfferQuestion {...question} onBegun={onBegun} />}
    </>
  );
}

/** The page number in the address. Other parameters stay unchanged. */
function useMemberPage() {
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const pageLink = (other: number) => {
    const search = new URLSearchParams(address);
    search.set('page', String(other));
    return { to: { search: `?${search}` }, preventScrollReset: true };
  };
  return { page, pageLink };
}
