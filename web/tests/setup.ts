import '@testing-library/jest-dom/vitest';
import { vi } from 'vitest';

// jsdom lays nothing out, so there is nothing to scroll.
vi.stubGlobal('scrollTo', vi.fn());
