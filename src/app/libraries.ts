/** What every page stands on beside React, in a file of its own: src/main.tsx evaluates it before the app. */
export { MantineProvider } from '@mantine/core';
export { BrowserRouter } from 'react-router-dom';
