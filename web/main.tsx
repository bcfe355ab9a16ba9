import './load-database.ts';
import './load-font.ts';
import { App } from '@anwurf/ui/app';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { webPlatform } from './web-platform.ts';

const root = document.getElementById('app');
// browser-check.js has taken it away: the browser is too old.
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App platform={webPlatform()} />
    </StrictMode>,
  );
}
