#!/usr/bin/env node
// In a clone, npm links this file as `kickdoor`; the launcher itself is the root package's.
import '../../../bin/kickdoor.js';
