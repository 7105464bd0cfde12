/** Every word of the parts that all screens share. */
export const uiText = {
  loading: 'Data loading...',
  dataError: 'Data error',
  refreshData: 'Refresh data',
  notFound: 'Not Found',
  routeError: 'Something went wrong!',
  showError: 'Show Error',
  hideError: 'Hide Error',
  dismissToast: 'Dismiss',
  notifications: 'Notifications',
} as const;
