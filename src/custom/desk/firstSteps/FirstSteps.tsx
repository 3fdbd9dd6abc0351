import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { can } from '#contract/access/policies.ts';
import {
  FIRST_GRIEVANCES,
  type FirstStep,
  getFirstSteps,
  hideFirstSteps,
  type FirstSteps as Steps,
} from '#contract/desk/firstSteps.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ownFolder } from '#src/components/page/ownFolder.ts';
import { Panel } from '#src/custom/dashboard/Panel.tsx';
import { call } from '#src/dataProvider/call.ts';
import { messageOf } from '#src/dataProvider/http.ts';

const QUERY_KEY = ['desk', 'firstSteps'];

const isDone = ({ step, count }: Steps['steps'][number]) =>
  count >= (step === 'grievances' ? FIRST_GRIEVANCES : 1);

/** What a new office does first, until it has recorded a few grievances or the user hides it for good (GRD-14). */
export default function FirstSteps() {
  const actor = storedActor();
  const { data } = useQuery({
    ...queryOf(QUERY_KEY, getFirstSteps),
    enabled: actor !== null && can(actor, 'show', 'office'),
  });
  const isNew = data?.steps.some((each) => each.step === 'grievances' && !isDone(each));
  if (!data || data.hidden || !isNew) return null;
  return <StepList steps={data.steps} />;
}

function StepList({ steps }: Pick<Steps, 'steps'>) {
  const translate = useTranslate();
  const next = steps.find((each) => !isDone(each))?.step;
  return (
    <Panel title={translate('firstSteps.title')} action={<HideButton />}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {steps.map((each) => (
          <Step key={each.step} {...each} done={isDone(each)} isNext={each.step === next} />
        ))}
      </Box>
    </Panel>
  );
}

function HideButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(hideFirstSteps, { body: { hidden: true } }),
    onSuccess: (steps) => queryClient.setQueryData(QUERY_KEY, steps),
    onError: (failure) => notify(messageOf(failure), { type: 'error' }),
  });
  return (
    <Button size="small" color="inherit" loading={isPending} onClick={() => mutate()}>
      {translate('firstSteps.hide')}
    </Button>
  );
}

interface StepProps {
  step: FirstStep;
  count: number;
  done: boolean;
  /** The first one that is not done. */
  isNext: boolean;
}

function Step({ step, count, done, isNext }: StepProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const links = linksOf(step);
  const texts = [
    translate(`firstSteps.${step}.text`, { count: number(count), many: number(FIRST_GRIEVANCES) }),
    links.length > 1 && translate('firstSteps.people.accounts'),
    links.length === 0 && translate('firstSteps.ask'),
  ];
  const Icon = done ? DoneIcon : OpenIcon;
  return (
    <Box
      component="li"
      aria-current={isNext ? 'step' : undefined}
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}
    >
      <Icon
        color={done ? 'success' : 'disabled'}
        titleAccess={translate(`firstSteps.${done ? 'done' : 'open'}`)}
      />
      <Box>
        <Typography
          sx={{ fontWeight: isNext ? 600 : undefined }}
          color={done ? 'textSecondary' : 'textPrimary'}
        >
          {translate(`firstSteps.${step}.title`)}
        </Typography>
        {!done && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44rem' }}>
              {texts.filter(Boolean).join(' ')}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: links.length > 0 ? 1 : 0 }}>
              {links.map(({ to, words }) => (
                <Button key={to} component={Link} to={to} size="small" variant="outlined" color="inherit">
                  {translate(words)}
                </Button>
              ))}
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Where the user does a step; nowhere for what an administrator does. */
function linksOf(step: FirstStep): { to: string; words: string }[] {
  const actor = storedActor();
  const link = (to: string, word = 'link') => ({ to, words: `firstSteps.${step}.${word}` });
  if (!actor) return [];
  if (step === 'grievances') return [link(ownFolder() ?? '/grievance')];
  if (step === 'uses') return can(actor, 'edit', 'office') ? [link('/grievance/settings?part=uses')] : [];
  if (step === 'people')
    return can(actor, 'create', 'account')
      ? [link('/add', 'addUser'), link('/candidate', 'candidates'), link('/grievanceincharge/add')]
      : [link('/grievanceincharge/add')];
  return can(actor, 'create', 'masterData') ? [link('/masterdata')] : [];
}
