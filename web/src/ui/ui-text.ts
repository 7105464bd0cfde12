import type { Catalogue } from '../lib/language.ts';

const en = {
  loading: 'Data loading...',
  dataError: 'Data error',
  refreshData: 'Refresh data',
  notFound: 'Not Found',
  routeError: 'Something went wrong!',
  loadFailure: 'The page could not be loaded. Check your connection.',
  refreshPage: 'Refresh page',
  showError: 'Show Error',
  hideError: 'Hide Error',
  dismissToast: 'Dismiss',
  notifications: 'Notifications',
};

const ru: typeof en = {
  loading: 'Загружаем данные...',
  dataError: 'Ошибка данных',
  refreshData: 'Обновить данные',
  notFound: 'Не найдено',
  routeError: 'Что-то пошло не так!',
  loadFailure: 'Страница не загрузилась. Проверьте связь.',
  refreshPage: 'Обновить страницу',
  showError: 'Показать ошибку',
  hideError: 'Скрыть ошибку',
  dismissToast: 'Закрыть',
  notifications: 'Уведомления',
};

export const uiText: Catalogue<typeof en> = { en, ru };
