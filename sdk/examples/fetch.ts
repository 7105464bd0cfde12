import { configureClient, isProblem, startBonus } from '@bold/sdk';

const launch = new URLSearchParams(location.hash.slice(1));
configureClient({ baseUrl: '/api', initData: () => launch.get('tgWebAppData') ?? '' });
try {
  const { display_name } = await startBonus();
  document.title = `${display_name} has the gift`;
} catch (error) {
  if (!isProblem<'startBonus'>(error)) throw error;
  document.title = error.code === 'BONUS_ALREADY_TAKEN' ? 'The gift is taken' : error.message;
}
