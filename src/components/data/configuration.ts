import { useQuery } from '@tanstack/react-query';
import type { Configuration } from '#contract/kernel/configuration.ts';
import { storedToken } from '#src/authProvider/storedSession.ts';
import { connection } from '#src/dataProvider/connection.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { CONFIGURATION_URL, prefetch, takePrefetched } from '#src/dataProvider/prefetch.ts';

/** The defaults until the file is loaded, and for missing values: every group is on (SHELL-09). */
const standard: Configuration = {
  credit: '',
  groups: { office: true, updates: true, contacts: true, inCharges: true, leaders: true, masterData: true },
  grievanceInCharges: [],
  googleMapsKey: null,
};

/** `config.json`, prefetched with the page or loaded now; missing values are absent. */
async function fetchConfiguration(): Promise<Partial<Configuration>> {
  const take = () => takePrefetched(CONFIGURATION_URL, storedToken());
  let response = await take();
  if (!response) {
    prefetch(CONFIGURATION_URL);
    response = await take();
  }
  connection.report(!response);
  if (!response) throw new ApiFailure(0, 'failure.noNetwork');
  return response.ok ? response.json() : {};
}

async function loadConfiguration(): Promise<Configuration> {
  const configuration = await fetchConfiguration();
  return { ...standard, ...configuration, groups: { ...standard.groups, ...configuration.groups } };
}

/** The run-time configuration of this office; undefined until it is loaded. */
export function useConfiguration(): Configuration | undefined {
  const { data, isError } = useQuery({
    queryKey: ['configuration'],
    queryFn: loadConfiguration,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isError ? standard : data;
}
