import { useQuery } from '@tanstack/react-query';
import type { Configuration } from '#contract/kernel/configuration.ts';
import { fetchConfiguration } from '#src/dataProvider/http.ts';

/** What holds until the file has arrived, and where it says nothing: every group is on (SHELL-09). */
const standard: Configuration = {
  credit: '',
  groups: { office: true, updates: true, contacts: true, inCharges: true, leaders: true, masterData: true },
  grievanceInCharges: [],
  googleMapsKey: null,
};

async function loadConfiguration(): Promise<Configuration> {
  const configuration = await fetchConfiguration();
  return { ...standard, ...configuration, groups: { ...standard.groups, ...configuration.groups } };
}

/** The run-time configuration of this office; undefined until it is known. */
export function useConfiguration(): Configuration | undefined {
  const { data, isError } = useQuery({
    queryKey: ['configuration'],
    queryFn: loadConfiguration,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isError ? standard : data;
}
