import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { REFERRAL_STAGES, type ReferralStage } from '#contract/letters/referralRecord.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { EMPTY } from '#src/components/format/empty.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { figuresOf, stageQuery } from './referralQueries.ts';
import { stageAddress } from './stageAddress.ts';

interface StageFiguresProps {
  officeId: number | null;
  /** The stage of the list below; null on a phone before one is chosen. */
  stage: ReferralStage | null;
  /** The list has only overdue ones. */
  isOverdue: boolean;
}

/** To send, waiting, overdue, answered: each number filters the list below (REF-15). */
export function StageFigures({ officeId, stage, isOverdue }: StageFiguresProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const stages = useQueries({ queries: REFERRAL_STAGES.map((each) => stageQuery(each, officeId)) });
  const { data: figures } = useQuery(figuresOf(officeId));
  const failed = stages.filter(({ isError }) => isError);
  const overdue = figures?.departments.reduce((total, department) => total + department.overdue, 0);
  const counts = REFERRAL_STAGES.flatMap((each, index) => {
    const data = stages[index]?.data;
    const own = {
      key: each as string,
      to: stageAddress(each, officeId),
      name: translate(`referrals.stages.${each}`),
      count: data ? `${number(data.total)}${data.more ? '+' : ''}` : EMPTY,
      isOn: each === stage && !isOverdue,
      color: 'text.primary',
    };
    if (each !== 'waiting') return [own];
    const late = {
      key: 'overdue',
      to: stageAddress(each, officeId, { overdue: 1 }),
      name: translate('referrals.overdue'),
      count: overdue === undefined ? EMPTY : number(overdue),
      isOn: isOverdue,
      color: overdue ? 'error.main' : 'text.primary',
    };
    return [own, late];
  });
  return (
    <>
      {failed.length > 0 && (
        <FailedNotice
          text="referrals.failed"
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.map(({ refetch }) => refetch())}
        />
      )}
      <Box component="ul" aria-label={translate('common.referrals')} sx={STRIP}>
        {counts.map(({ key, to, name, count, isOn, color }) => (
          <Box component="li" key={key}>
            <ButtonBase
              component={Link}
              to={to}
              aria-current={isOn ? 'true' : undefined}
              sx={[FIGURE, isOn && { borderColor: 'primary.main' }]}
            >
              <Typography variant="h5" component="span" color={color}>
                {count}
              </Typography>{' '}
              <Typography variant="body2" component="span" color="textSecondary">
                {name}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </>
  );
}

const STRIP = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  m: 0,
  p: 0,
  listStyle: 'none',
};
const FIGURE = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '100%',
  px: 2,
  py: 1,
  border: 2,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
